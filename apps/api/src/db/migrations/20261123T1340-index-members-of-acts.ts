import { type Kysely, sql } from 'kysely';

/** Removing a member clears their name from these: without an index all of lead_activities would be read for it. */
const ACTIVITIES =
  'if not exists lead_activities_actor on lead_activities (actor_id) where actor_id is not null';

/** To be run before the release where there are many leads: the migration then finds the index. */
export const beforehand = [`create index concurrently ${ACTIVITIES}`];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index ${ACTIVITIES}`).execute(db);
  await sql`create index invites_created_by on invites (created_by)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_activities_actor, invites_created_by`.execute(db);
}
