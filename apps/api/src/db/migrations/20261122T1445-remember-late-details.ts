import { type Kysely, sql } from 'kysely';

const TYPES = ['note', 'status', 'assignee', 'followUp', 'value', 'reason', 'person', 'consent'];
const typeCheck = (types: readonly string[]) =>
  sql.raw(`
    alter table lead_activities
      drop constraint lead_activities_type_check,
      add constraint lead_activities_type_check check (type in (${types.map((type) => `'${type}'`).join(', ')}))`);

/** A visitor may tell on the report what was left out at the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await typeCheck([...TYPES, 'details']).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from lead_activities where type = 'details'`.execute(db);
  await typeCheck(TYPES).execute(db);
}
