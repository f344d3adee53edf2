import { type Kysely, sql } from 'kysely';

const TYPES = [
  ...['note', 'call', 'email', 'status', 'assignee', 'followUp', 'value', 'outcome', 'wonOn', 'lostReason'],
  ...['reason', 'person', 'consent', 'details'],
];
// Not validated: the rows that are there have one of the types.
const typeCheck = (types: readonly string[]) =>
  sql.raw(`alter table lead_activities
    drop constraint lead_activities_type_check,
    add constraint lead_activities_type_check
      check (type in (${types.map((type) => `'${type}'`).join(', ')})) not valid`);

/** The timeline of a lead shows when its meetings were booked, moved and cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await typeCheck([...TYPES, 'booking']).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from lead_activities where type = 'booking'`.execute(db);
  await typeCheck(TYPES).execute(db);
}
