import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table meeting_types
    add column questions jsonb not null default '[]',
    add column mail_text text not null default ''`,
  `alter table bookings add column answers jsonb not null default '[]'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings drop column answers`.execute(db);
  await sql`alter table meeting_types drop column questions, drop column mail_text`.execute(db);
}
