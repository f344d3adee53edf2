import { type Kysely, sql } from 'kysely';

const statements = [
  `create table media (
    id uuid primary key,
    kind text not null check (kind in ('image', 'video', 'captions')),
    hash text not null unique,
    file_name text not null,
    width integer,
    height integer,
    duration_ms integer,
    alt text not null default '',
    is_decorative boolean not null default false,
    focal_x real not null default 0.5 check (focal_x between 0 and 1),
    focal_y real not null default 0.5 check (focal_y between 0 and 1),
    placeholder text,
    search_text text not null,
    created_at timestamptz(3) not null default now(),
    created_by uuid references users on delete set null,
    check ((kind = 'captions') = (width is null)),
    check ((width is null) = (height is null)),
    check ((kind = 'video') = (duration_ms is not null))
  )`,
  'create index media_created on media (created_at, id)',
  'create index media_kind on media (kind, created_at, id)',
  'create index media_created_by on media (created_by) where created_by is not null',
  'create index media_search on media using gin (search_text gin_trgm_ops) with (fastupdate = off)',
  `create table media_files (
    key text primary key,
    media_id uuid not null references media on delete cascade,
    role text not null check (role in ('main', 'size', 'poster')),
    width integer not null,
    height integer not null,
    size bigint not null
  )`,
  'create index media_files_media on media_files (media_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The files themselves are swept as those that no row knows. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table media_files, media`.execute(db);
}
