import { type Kysely, sql } from 'kysely';

const statements = [
  `create table second_factors (
    user_id uuid primary key references users on delete cascade,
    secret bytea not null,
    confirmed_at timestamptz(3),
    last_step bigint not null default 0,
    failures smallint not null default 0,
    failing_since timestamptz(3)
  )`,
  `create table recovery_codes (
    user_id uuid not null references users on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  )`,
  `create table second_factor_roles (
    role text primary key check (role in ('owner', 'admin', 'editor', 'sales'))
  )`,
  'alter table sessions add column must_enrol boolean not null default false',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The release before asks nobody for a code. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column must_enrol`.execute(db);
  await sql`drop table second_factor_roles, recovery_codes, second_factors`.execute(db);
}
