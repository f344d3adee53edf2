import type { BlogPaths } from '@upcurve/contracts/blog/posts';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { authorQueries } from '../authors.ts';
import { categoryQueries } from '../categories.ts';
import { publicRows } from './post-rows.ts';

const posts = (db: Db) =>
  publicRows(db)
    .clearSelect()
    .select([
      'shown.slug',
      sql<string[]>`array(select held.slug from blog_slugs as held
        where held.post_id = post.id and held.was_public and held.slug <> shown.slug order by held.slug)`.as(
        'former',
      ),
      sql<string>`case when post.publish_at <= now() then post.publish_at else post.live_since end`.as(
        'updatedAt',
      ),
    ])
    .orderBy('post.publicFrom', 'desc')
    .orderBy('post.id', 'desc')
    .execute();

/**
 * Lists the current and former slugs of everything public in the blog, for sitemaps, and so that the website recognises
 * unknown paths without another call.
 */
export async function listPaths(db: Db): Promise<BlogPaths> {
  const [found, categories, authors, slugs] = await Promise.all([
    posts(db),
    categoryQueries(db).list(true),
    authorQueries(db).list(true),
    db.selectFrom('blogCategorySlugs').select(['categoryId', 'slug']).orderBy('slug').execute(),
  ]);
  return {
    posts: found,
    categories: categories.map(({ id, slug }) => ({
      slug,
      former: slugs.flatMap((each) => (each.categoryId === id && each.slug !== slug ? [each.slug] : [])),
    })),
    authors: authors.map(({ slug }) => slug),
  };
}
