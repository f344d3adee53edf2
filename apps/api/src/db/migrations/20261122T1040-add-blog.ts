import { type Kysely, sql } from 'kysely';

const statements = [
  `create table blog_categories (
    id uuid primary key,
    name text not null,
    slug text not null unique,
    description text not null default '',
    created_at timestamptz(3) not null default now()
  )`,
  `create table blog_category_slugs (
    slug text primary key,
    category_id uuid not null references blog_categories on delete cascade deferrable initially deferred
  )`,
  'create index blog_category_slugs_category on blog_category_slugs (category_id)',
  `create table blog_authors (
    id uuid primary key,
    name text not null,
    slug text not null unique,
    email text not null,
    bio text not null default '',
    avatar_url text not null default '',
    avatar_id uuid references media on delete restrict,
    created_at timestamptz(3) not null default now()
  )`,
  'create index blog_authors_avatar on blog_authors (avatar_id) where avatar_id is not null',
  `create table blog_posts (
    id uuid primary key,
    title text not null,
    slug text not null unique,
    excerpt text not null default '',
    cover_id uuid references media on delete restrict,
    category_id uuid references blog_categories on delete set null,
    author_id uuid references blog_authors on delete set null,
    seo_title text not null default '',
    seo_description text not null default '',
    content jsonb not null,
    words integer not null default 0,
    media_ids uuid[] not null default '{}',
    search_text text not null,
    version integer not null default 1,
    created_at timestamptz(3) not null default now(),
    created_by uuid references users on delete set null,
    updated_at timestamptz(3) not null default now(),
    updated_by uuid references users on delete set null,
    live_revision_id uuid,
    live_since timestamptz(3),
    scheduled_revision_id uuid,
    publish_at timestamptz(3),
    published_at timestamptz(3),
    deleted_at timestamptz(3),
    check ((scheduled_revision_id is null) = (publish_at is null)),
    check ((live_revision_id is null) = (live_since is null)),
    check (live_revision_id is null or published_at is not null),
    check (deleted_at is null or coalesce(live_revision_id, scheduled_revision_id) is null),
    public_from timestamptz(3) generated always as
      (case when live_revision_id is null then publish_at else published_at end) stored,
    listed_at timestamptz(3) generated always as
      (coalesce(case when live_revision_id is null then publish_at end, published_at, created_at)) stored
  )`,
  `create table blog_revisions (
    id uuid primary key,
    post_id uuid not null references blog_posts on delete cascade,
    number integer not null,
    kind text not null check (kind in ('saved', 'scheduled', 'published', 'restored', 'imported')),
    version integer not null,
    title text not null,
    slug text not null,
    excerpt text not null,
    cover_id uuid,
    category_id uuid,
    author_id uuid,
    seo_title text not null,
    seo_description text not null,
    content jsonb not null,
    words integer not null,
    media_ids uuid[] not null,
    search_text text,
    created_at timestamptz(3) not null default now(),
    created_by uuid references users on delete set null,
    unique (post_id, number)
  )`,
  'alter table blog_posts add foreign key (live_revision_id) references blog_revisions',
  'alter table blog_posts add foreign key (scheduled_revision_id) references blog_revisions',
  // What readers are shown, newest first; and what staff are.
  'create index blog_posts_public on blog_posts (public_from, id) where public_from is not null',
  'create index blog_posts_listed on blog_posts (listed_at, id) where deleted_at is null',
  'create index blog_posts_trash on blog_posts (deleted_at, id) where deleted_at is not null',
  'create index blog_posts_due on blog_posts (publish_at) where publish_at is not null',
  'create index blog_posts_search on blog_posts using gin (search_text gin_trgm_ops) with (fastupdate = off)',
  'create index blog_posts_cover on blog_posts (cover_id) where cover_id is not null',
  'create index blog_posts_category on blog_posts (category_id) where category_id is not null',
  'create index blog_posts_author on blog_posts (author_id) where author_id is not null',
  'create index blog_posts_live on blog_posts (live_revision_id) where live_revision_id is not null',
  'create index blog_posts_scheduled on blog_posts (scheduled_revision_id) where scheduled_revision_id is not null',
  'create index blog_posts_created_by on blog_posts (created_by) where created_by is not null',
  'create index blog_posts_updated_by on blog_posts (updated_by) where updated_by is not null',
  // Of all revisions, those that readers see now or will are searched and filtered.
  `create index blog_revisions_search on blog_revisions using gin (search_text gin_trgm_ops)
    with (fastupdate = off) where search_text is not null`,
  'create index blog_revisions_category on blog_revisions (category_id) where search_text is not null',
  'create index blog_revisions_author on blog_revisions (author_id) where search_text is not null',
  'create index blog_revisions_created_by on blog_revisions (created_by) where created_by is not null',
  `create table blog_slugs (
    slug text primary key,
    post_id uuid not null references blog_posts on delete cascade deferrable initially deferred,
    was_public boolean not null default false
  )`,
  'create index blog_slugs_post on blog_slugs (post_id)',
  `create table blog_post_media (
    post_id uuid not null references blog_posts on delete cascade,
    media_id uuid not null references media on delete restrict,
    primary key (post_id, media_id)
  )`,
  'create index blog_post_media_media on blog_post_media (media_id)',
  `create table blog_preview_links (
    token_hash bytea primary key,
    post_id uuid not null references blog_posts on delete cascade,
    expires_at timestamptz(3) not null,
    created_at timestamptz(3) not null default now(),
    created_by uuid references users on delete set null
  )`,
  'create index blog_preview_links_post on blog_preview_links (post_id, expires_at)',
  'create index blog_preview_links_expires on blog_preview_links (expires_at)',
  'create index blog_preview_links_created_by on blog_preview_links (created_by) where created_by is not null',
  // Written every few seconds, and nothing is lost with it.
  `create unlogged table blog_presence (
    post_id uuid not null references blog_posts on delete cascade,
    user_id uuid not null references users on delete cascade,
    since timestamptz(3) not null default now(),
    seen_at timestamptz(3) not null default now(),
    primary key (post_id, user_id)
  )`,
  'create index blog_presence_user on blog_presence (user_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table blog_presence, blog_preview_links, blog_post_media, blog_slugs, blog_revisions, blog_posts,
    blog_authors, blog_category_slugs, blog_categories`.execute(db);
}
