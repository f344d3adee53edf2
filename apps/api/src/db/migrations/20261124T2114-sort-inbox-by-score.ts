import { type Kysely, sql } from 'kysely';

/** To be run before the release where there are many leads: the migration then finds the index. */
export const beforehand = [
  'create index concurrently if not exists submissions_score on submissions (score, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists submissions_score on submissions (score, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index submissions_score`.execute(db);
}
