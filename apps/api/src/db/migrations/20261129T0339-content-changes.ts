import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Changes of the site's content that are not yet added to content_version.
  await sql`create table content_changes (steps integer not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update content_version set version = version + (select coalesce(sum(steps), 0) from content_changes)`.execute(
    db,
  );
  await sql`drop table content_changes`.execute(db);
}
