import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table blog_picture_places, blog_picture_fetches`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blog_picture_fetches (
      id uuid primary key,
      format text not null check (format in ('wxr', 'ghost')),
      turn integer not null default 1,
      created_at timestamptz not null default now(),
      created_by uuid references users on delete set null
    )`.execute(db);
  await sql`create index blog_picture_fetches_created_by_idx on blog_picture_fetches (created_by)`.execute(
    db,
  );
  await sql`
    create table blog_picture_places (
      fetch_id uuid not null references blog_picture_fetches on delete cascade,
      number integer not null,
      post_id uuid not null references blog_posts on delete cascade,
      block_id text,
      item smallint,
      alt text not null,
      address text not null,
      status text not null default 'waiting' check (status in ('waiting', 'fetched', 'failed', 'stopped')),
      error text,
      media_id uuid references media on delete set null,
      primary key (fetch_id, number),
      check ((status = 'failed') = (error is not null))
    )`.execute(db);
  await sql`create index blog_picture_places_media_id_idx on blog_picture_places (media_id)`.execute(db);
  await sql`create index blog_picture_places_post_id_idx on blog_picture_places (post_id)`.execute(db);
}
