import { type Kysely, sql } from 'kysely';

/* With the id, analytics counts the people who asked for a meeting without reading the table. */
const INDEX = `if not exists contact_submissions_consultations on contact_submissions (person_id, id) where form_type = 'Consultation'`;

/** To be run before the release where there are many leads: the migration then finds the index. */
export const beforehand = [`create index concurrently ${INDEX}`];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index ${INDEX}`).execute(db);
  await sql`drop index contact_submissions_booked`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index contact_submissions_booked on contact_submissions (person_id) where form_type = 'Consultation'`.execute(
    db,
  );
  await sql`drop index contact_submissions_consultations`.execute(db);
}
