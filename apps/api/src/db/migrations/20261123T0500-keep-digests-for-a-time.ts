import { type Kysely, sql } from 'kysely';

const check = (kinds: string) => sql`
  alter table retention
    drop constraint retention_kind_check,
    add constraint retention_kind_check check (kind in (${sql.raw(kinds)}))`;
const KINDS = `'leads', 'quarantine', 'quizSessions', 'deliveries', 'questionChanges'`;

/** What digests were sent is kept for a time too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await check(`${KINDS}, 'digests'`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from retention where kind = 'digests'`.execute(db);
  await check(KINDS).execute(db);
}
