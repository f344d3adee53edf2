import { type Kysely, sql } from 'kysely';

/** Who became a client, and what that is worth, is read from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index contact_submissions_converted`.execute(db);
  await sql`
    create index contact_submissions_converted on contact_submissions (person_id) include (value_pence)
    where status = 'converted'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index contact_submissions_converted`.execute(db);
  await sql`
    create index contact_submissions_converted on contact_submissions (person_id) where status = 'converted'`.execute(
    db,
  );
}
