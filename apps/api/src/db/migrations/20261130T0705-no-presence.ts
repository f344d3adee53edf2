import { type Kysely, sql } from 'kysely';

/* Two editors of a post no longer see each other: the second to save is asked which text to keep. */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table if exists blog_presence`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table blog_presence (
      post_id uuid not null references blog_posts on delete cascade,
      user_id uuid not null references users on delete cascade,
      since timestamptz(3) not null default now(),
      seen_at timestamptz(3) not null default now(),
      primary key (post_id, user_id)
    )`.execute(db);
  await sql`create index blog_presence_user on blog_presence (user_id)`.execute(db);
}
