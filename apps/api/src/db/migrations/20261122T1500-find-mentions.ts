import { type Kysely, sql } from 'kysely';

/** Erasing a person looks for their address in what others answered: the few answers with an address in them, not all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index submissions_with_address on submissions (id) where (
      name || coalesce(business_name, '') || coalesce(location, '') || answers::text || coalesce(attribution::text, '')
    ) like '%@%'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index submissions_with_address`.execute(db);
}
