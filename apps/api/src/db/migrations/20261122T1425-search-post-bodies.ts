import { type Kysely, sql } from 'kysely';

/*
 * What is there already gets the words of its texts as the database reads them, nearly as `wordSet` of lib/search.ts does; what is
 * saved next gets them exactly.
 */
const WORDS = `(
  select array_to_tsvector(coalesce(array_agg(distinct left(word, 40)), '{}'))
  from jsonb_path_query(content, 'strict $.**') as part,
    regexp_split_to_table(lower(regexp_replace(part #>> '{}', '\\]\\([^)]*\\)|[''’*_]', '', 'g')), '[^[:alnum:]]+') as word
  where jsonb_typeof(part) = 'string' and part #>> '{}' like '% %' and word <> ''
)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    "alter table blog_posts add column search_words tsvector not null default ''",
    `update blog_posts set search_words = ${WORDS}`,
    'alter table blog_posts alter column search_words drop default',
    'create index blog_posts_words on blog_posts using gin (search_words) with (fastupdate = off)',
    'alter table blog_revisions add column search_words tsvector',
    `update blog_revisions set search_words = ${WORDS} where search_text is not null`,
    'alter table blog_revisions add check ((search_text is null) = (search_words is null))',
    `create index blog_revisions_words on blog_revisions using gin (search_words)
      with (fastupdate = off) where search_text is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['blog_posts', 'blog_revisions'])
    await sql.raw(`alter table ${table} drop column search_words`).execute(db);
}
