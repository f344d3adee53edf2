import { type Kysely, sql } from 'kysely';

/** The history of questions is kept for a time too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table retention drop constraint retention_kind_check`.execute(db);
  await sql`
    alter table retention add constraint retention_kind_check
    check (kind in ('leads', 'quarantine', 'quizSessions', 'deliveries', 'questionChanges'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from retention where kind = 'questionChanges'`.execute(db);
  await sql`alter table retention drop constraint retention_kind_check`.execute(db);
  await sql`
    alter table retention add constraint retention_kind_check
    check (kind in ('leads', 'quarantine', 'quizSessions', 'deliveries'))`.execute(db);
}
