import { type Kysely, sql } from 'kysely';

/**
 * Returns each word of a folded name, and the word without each one of its letters. Two words that differ by one typing
 * error share one of these. The cost keeps the planner from calling it for every row instead of reading the index.
 */
const FUNCTION = `create or replace function name_spellings(name text) returns text[]
  language sql immutable strict parallel safe cost 1000
  as $$
    select coalesce(array_agg(distinct left(word, greatest(gone - 1, 0)) || substr(word, gone + 1)), '{}')
    from regexp_split_to_table(name, '[[:space:][:punct:]]+') as word,
      generate_series(0, case when length(word) > 3 then length(word) else 0 end) as gone
    where length(word) between 3 and 20
  $$`;

const INDEXES = ['submissions', 'contact_submissions'].map(
  (table) =>
    `if not exists ${table}_spellings on ${table} using gin (name_spellings(name_key)) with (fastupdate = off)`,
);

/** To be run before the release where there are many leads: the migration then finds the indexes. */
export const beforehand = [FUNCTION, ...INDEXES.map((index) => `create index concurrently ${index}`)];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [FUNCTION, ...INDEXES.map((index) => `create index ${index}`)])
    await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index submissions_spellings, contact_submissions_spellings`.execute(db);
  await sql`drop function name_spellings`.execute(db);
}
