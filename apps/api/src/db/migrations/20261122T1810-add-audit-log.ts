import { type Kysely, sql } from 'kysely';

const statements = [
  `create table audit_log (
    id uuid primary key,
    created_at timestamptz(3) not null default now(),
    actor_id uuid,
    actor_name text,
    address text,
    action text not null,
    what text not null,
    subject_id text,
    before jsonb,
    after jsonb,
    search_text text not null
  )`,
  'create index audit_log_created on audit_log (created_at, id)',
  'create index audit_log_actor on audit_log (actor_id, created_at, id)',
  'create index audit_log_action on audit_log (action, created_at, id)',
  'create index audit_log_search on audit_log using gin (search_text gin_trgm_ops)',
  // Whoever the app connects as: nothing that is written here is changed, or deleted before its time.
  `create function keep_audit_log() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.created_at < now() - interval '24 months' then return old; end if;
    end if;
    raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
  end $$`,
  `create trigger audit_log_rows before update or delete on audit_log
    for each row execute function keep_audit_log()`,
  `create trigger audit_log_whole before truncate on audit_log
    for each statement execute function keep_audit_log()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_log`.execute(db);
  await sql`drop function keep_audit_log`.execute(db);
}
