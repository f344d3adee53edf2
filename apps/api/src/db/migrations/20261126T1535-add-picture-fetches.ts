import { type Kysely, sql } from 'kysely';

const UP = [
  `create table blog_picture_fetches (
    id uuid primary key,
    format text not null check (format in ('wxr', 'ghost')),
    -- Stopping and trying again raise it, which ends the jobs of earlier turns.
    turn integer not null default 1,
    created_at timestamptz not null default now(),
    created_by uuid references users on delete set null
  )`,
  'create index on blog_picture_fetches (created_by)',
  `create table blog_picture_places (
    fetch_id uuid not null references blog_picture_fetches on delete cascade,
    number integer not null,
    post_id uuid not null references blog_posts on delete cascade,
    -- Null for the cover.
    block_id text,
    -- The position in a gallery.
    item smallint,
    alt text not null,
    address text not null,
    status text not null default 'waiting' check (status in ('waiting', 'fetched', 'failed', 'stopped')),
    error text,
    media_id uuid references media on delete set null,
    primary key (fetch_id, number),
    check ((status = 'failed') = (error is not null))
  )`,
  'create index on blog_picture_places (post_id)',
  'create index on blog_picture_places (media_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table blog_picture_places, blog_picture_fetches`.execute(db);
}
