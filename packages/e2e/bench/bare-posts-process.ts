import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/*
 * A minimal server for a page of posts: bare node:http and pg with the same selects. It sends its URL to the parent
 * process.
 */

const NAMES = `category.id as "categoryId", category.name as "categoryName", category.slug as "categorySlug",
  author.id as "authorId", author.name as "authorName", author.slug as "authorSlug"`;
const PAGE = `
  select post.id, post.created_at as "createdAt", ${NAMES}, shown.slug, shown.title, shown.excerpt, shown.cover_id as "coverId",
    shown.words, 'published' as status, post.public_from as "publishedAt",
    case when post.publish_at <= now() then post.publish_at else post.live_since end as "updatedAt"
  from blog_posts as post
  join blog_revisions as shown on shown.id = case when post.publish_at <= now()
    then post.scheduled_revision_id else post.live_revision_id end
  left join blog_categories as category on category.id = shown.category_id
  left join blog_authors as author on author.id = shown.author_id
  where post.public_from <= now()
  order by post.public_from desc, post.id desc limit $1 offset $2`;
const COUNT = 'select count(*)::int as count from blog_posts where public_from <= now()';

const [databaseUrl = '', counts = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const server = http
  .createServer(async (_, res) => {
    const [{ rows: posts }, counted] = await Promise.all([
      pool.query(PAGE, [10, 0]),
      counts ? pool.query(COUNT) : undefined,
    ]);
    const totalCount = counted?.rows[0].count ?? 10_000;
    const body = {
      posts,
      pagination: { page: 1, limit: 10, totalCount, totalPages: Math.ceil(totalCount / 10) },
    };
    res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    res.end(JSON.stringify(body));
  })
  .listen(0, '127.0.0.1', () => {
    process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
