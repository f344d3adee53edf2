import { type Kysely, sql } from 'kysely';

/** The mail server that an owner sets in Settings, in the one row that there may be. An empty host is no server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_server (
      is_only boolean primary key default true check (is_only),
      host text not null default '' check (host ~ '^[a-z0-9.-]{0,253}$'),
      port integer not null default 587 check (port between 1 and 65535),
      security text not null default 'starttls' check (security in ('starttls', 'tls')),
      username text not null default '' check (length(username) <= 254),
      password bytea check (length(password) <= 4096),
      sender_name text not null default '' check (length(sender_name) <= 80),
      sender_address text not null default '' check (length(sender_address) <= 254),
      version integer not null default 1,
      updated_at timestamptz(3) not null default now(),
      check ((host = '') = (sender_address = '')),
      check ((username = '') = (password is null)),
      check (host <> '' or username = '')
    )`.execute(db);
  await sql`insert into mail_server default values`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_server`.execute(db);
}
