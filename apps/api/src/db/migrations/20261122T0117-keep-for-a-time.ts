import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table retention (
    kind text primary key check (kind in ('leads', 'quarantine', 'quizSessions', 'deliveries')),
    days integer not null check (days between 7 and 3650)
  )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table retention`.execute(db);
}
