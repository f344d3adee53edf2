import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inbox_views (
      id uuid primary key,
      member_id uuid not null references users on delete cascade,
      name text not null,
      query jsonb not null,
      is_shared boolean not null,
      unique (member_id, name)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table inbox_views`.execute(db);
}
