import { type Kysely, sql } from 'kysely';

const INDEXES = ['submissions', 'contact_submissions'].flatMap((table) => [
  `if not exists ${table}_won_on on ${table} (won_on) include (value_pence) where outcome = 'won'`,
  `if not exists ${table}_lost_on on ${table} (lost_on) where outcome = 'lost'`,
]);

/** To be run before the release where there are many leads: the migration then finds the indexes. */
export const beforehand = INDEXES.map((index) => `create index concurrently ${index}`);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'contact_submissions'])
    await sql`drop index ${sql.id(`${table}_won_on`)}, ${sql.id(`${table}_lost_on`)}`.execute(db);
}
