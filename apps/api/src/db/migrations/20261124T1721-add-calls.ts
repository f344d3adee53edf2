import { type Kysely, sql } from 'kysely';

const OWNERS = ['submission_id', 'contact_submission_id'];
/** The calls of a lead, newest first, for its list and the exports. */
const INDEXES = OWNERS.map(
  (owner) => `if not exists lead_activities_calls_by_${owner} on lead_activities (${owner}, created_at, id)
    where type = 'call' and ${owner} is not null`,
);

/** To be run before the release where there are many leads: the migration then finds the indexes. */
export const beforehand = INDEXES.map((index) => `create index concurrently ${index}`);

const TYPES = ['note', 'status', 'assignee', 'followUp', 'value', 'reason', 'person', 'consent', 'details'];
const OUTCOME_TYPES = ['outcome', 'wonOn', 'lostReason'];

// Not validated: the rows that are there satisfy them.
const checks = (types: readonly string[], text: string) => `alter table lead_activities
  drop constraint lead_activities_type_check,
  drop constraint lead_activities_check1,
  add constraint lead_activities_type_check check (type in (${types.map((type) => `'${type}'`).join(', ')})) not valid,
  add constraint lead_activities_check1 check (${text}) not valid`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...INDEXES.map((index) => `create index ${index}`),
    'alter table lead_activities add column minutes smallint',
    checks(
      [...TYPES, ...OUTCOME_TYPES, 'call'],
      `type = 'call' or (type = 'note') = (text is not null) and minutes is null`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `delete from lead_activities where type = 'call'`,
    checks([...TYPES, ...OUTCOME_TYPES], `(type = 'note') = (text is not null)`),
    'alter table lead_activities drop column minutes',
    ...OWNERS.map((owner) => `drop index lead_activities_calls_by_${owner}`),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
