import { type Kysely, sql } from 'kysely';

const statements = [
  `create table testimonial_stories (
    id uuid primary key,
    name text not null,
    avatar_id uuid not null references media on delete restrict,
    cta text not null,
    is_active boolean not null,
    sort_order integer not null,
    version integer not null default 1,
    updated_at timestamptz(3) not null default now()
  )`,
  'create index testimonial_stories_avatar on testimonial_stories (avatar_id)',
  `create table testimonial_segments (
    id uuid primary key,
    story_id uuid not null references testimonial_stories on delete cascade,
    media_id uuid not null references media on delete restrict,
    captions_id uuid references media on delete restrict,
    duration_ms integer not null check (duration_ms > 0),
    sort_order integer not null
  )`,
  'create index testimonial_segments_story on testimonial_segments (story_id)',
  'create index testimonial_segments_media on testimonial_segments (media_id)',
  'create index testimonial_segments_captions on testimonial_segments (captions_id) where captions_id is not null',
  `create table content_version (
    only_one boolean primary key default true check (only_one),
    version integer not null default 1
  )`,
  'insert into content_version default values',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table content_version, testimonial_segments, testimonial_stories`.execute(db);
}
