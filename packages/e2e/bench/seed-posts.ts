import type pg from 'pg';

const WORDS =
  'clinic,patients,growth,reviews,consultation,pricing,enquiries,reception,skin,laser,dental,follow-up';
/** Twelve blocks, the size of a typical post. */
const CONTENT = `jsonb_build_object('version', 1, 'blocks', (
  select jsonb_agg(jsonb_build_object('id', 'b' || i, 'type', 'richText', 'nodes', jsonb_build_array(
    jsonb_build_object('type', 'paragraph', 'text', (select string_agg(md5(n::text || i || word), ' ') || ' clinic laser ' || left(md5((n % 500)::text), 6)
      from generate_series(1, 20) as word)))))
  from generate_series(1, 12) as i))`;
const TEXT = `
  select n, ('018f0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
    ('018f0000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid as revision_id,
    initcap(words[1 + n % 12] || ' and ' || words[1 + (n / 12) % 12] || ' no ' || n) as title,
    'post-' || n as slug, 'What ' || words[1 + (n / 5) % 12] || ' means for ' || md5(n::text) as excerpt
  from generate_series(1, $1::int) as n, string_to_array('${WORDS}', ',') as words`;

/** Creates public posts in four categories by three authors. Each title contains a unique number. */
export async function seedPosts(client: pg.Client, count: number): Promise<void> {
  await client.query(`insert into blog_categories (id, name, slug)
    select gen_random_uuid(), 'Category ' || n, 'category-' || n from generate_series(1, 4) as n`);
  await client.query(
    'insert into blog_category_slugs (slug, category_id) select slug, id from blog_categories',
  );
  await client.query(`insert into blog_authors (id, name, slug, email)
    select gen_random_uuid(), 'Author ' || n, 'author-' || n, 'a' || n || '@upcurve.example' from generate_series(1, 3) as n`);
  await client.query(
    `create temp table text as select text.*, E'\\n ' || lower(title) || E'\\n ' || lower(excerpt) as search_text,
      jsonb_to_tsvector('simple', content, '["string"]') as search_words,
      (select array_agg(id) from blog_categories) as categories, (select array_agg(id) from blog_authors) as authors
    from (select text.*, ${CONTENT} as content from (${TEXT}) as text) as text`.replace(
      '$1::int',
      String(count),
    ),
  );
  const columns = 'title, slug, excerpt, content, search_text, search_words';
  const rest = `categories[1 + n % 4], authors[1 + n % 3], 400, now() - make_interval(mins => n)`;
  await client.query(`insert into blog_posts (id, ${columns}, category_id, author_id, words, created_at)
    select id, ${columns}, ${rest} from text`);
  await client.query(`insert into blog_revisions (id, post_id, number, kind, version, seo_title, seo_description, media_ids,
      ${columns}, category_id, author_id, words, created_at)
    select revision_id, id, 1, 'published', 1, '', '', '{}', ${columns}, ${rest} from text`);
  await client.query(`update blog_posts as post set live_revision_id = revision_id, live_since = created_at, published_at = created_at
    from text where text.id = post.id`);
  await client.query('insert into blog_slugs (slug, post_id, was_public) select slug, id, true from text');
  // Autovacuum does this eventually. It allows index-only scans.
  await client.query('vacuum (analyze) blog_posts, blog_revisions, blog_slugs');
}
