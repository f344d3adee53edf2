import { type Kysely, sql } from 'kysely';

const TABLES = [
  {
    table: 'submissions',
    at: 'completed_at',
    ending: `'disqualified'`,
    facets: 'status, tier, is_eligible',
    orders: ['completed_at', 'name_key', 'score'],
  },
  {
    table: 'contact_submissions',
    at: 'created_at',
    ending: `'converted', 'closed'`,
    facets: 'status, form_type',
    orders: ['created_at', 'name_key'],
  },
];

/** The constant default needs no rewrite. A job sets the outcome of leads whose status had ended them. */
const COLUMNS = TABLES.map(
  ({ table }) => `alter table ${table}
    add column if not exists outcome text not null default 'open',
    add column if not exists won_on date,
    add column if not exists lost_on date,
    add column if not exists lost_reason text`,
);

const INDEXES = [
  ...TABLES.flatMap(({ table, at, ending, facets, orders }) => [
    // People who became clients, for analytics.
    `${table}_won on ${table} (person_id) include (value_pence) where outcome = 'won'`,
    // Almost empty: the leads whose outcome the job has to set.
    `${table}_unsettled on ${table} (id) where status in (${ending}) and outcome = 'open'`,
    // The views of the inbox, each in its order.
    `${table}_inbox_todo on ${table} (is_unread, ${at}, id)
      where outcome = 'open' and (status = 'new' or follow_up_at is not null)`,
    `${table}_inbox_open_new on ${table} (is_unread, ${at}, id) where status = 'new' and outcome = 'open'`,
    `${table}_inbox_open_mine on ${table} (assignee_id, is_unread, ${at}, id)
      where assignee_id is not null and outcome = 'open'`,
    `${table}_inbox_ended on ${table} (outcome, is_unread, ${at}, id) where outcome <> 'open'`,
    // Won and lost leads in each order of the list. For open leads, the indexes without an outcome suffice.
    ...orders.map(
      (order) =>
        `${table}_ended_by_${order} on ${table} (outcome, ${facets}, ${order}, id) where outcome <> 'open'`,
    ),
  ]),
  `submissions_inbox_open_eligible on submissions (is_unread, completed_at, id)
    where status = 'new' and is_eligible and outcome = 'open'`,
].map((index) => `if not exists ${index}`);

/** To be run before the release where there are many leads: the migration then finds columns and indexes. */
export const beforehand = [...COLUMNS, ...INDEXES.map((index) => `create index concurrently ${index}`)];

const FORMER_INDEXES = [
  ...TABLES.flatMap(({ table, at }) => [
    `${table}_inbox_new on ${table} (is_unread, ${at}, id) where status = 'new'`,
    `${table}_inbox_mine on ${table} (assignee_id, is_unread, ${at}, id) where assignee_id is not null and status in
      (${table === 'submissions' ? `'new', 'contacted', 'qualified'` : `'new', 'contacted'`})`,
  ]),
  `submissions_inbox_eligible on submissions (is_unread, completed_at, id) where status = 'new' and is_eligible`,
  `contact_submissions_converted on contact_submissions (person_id) include (value_pence) where status = 'converted'`,
];

const TYPES = ['note', 'status', 'assignee', 'followUp', 'value', 'reason', 'person', 'consent', 'details'];
// Not validated: rows that are there have one of the types.
const typeCheck = (types: readonly string[]) => `alter table lead_activities
  drop constraint lead_activities_type_check,
  add constraint lead_activities_type_check check (type in (${types.map((type) => `'${type}'`).join(', ')})) not valid`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...COLUMNS,
    ...TABLES.map(
      ({ table }) => `alter table ${table} add constraint ${table}_outcome check (
        outcome in ('open', 'won', 'lost') and (outcome = 'won') = (won_on is not null)
        and (outcome = 'lost') = (lost_on is not null) and (outcome = 'lost' or lost_reason is null)) not valid`,
    ),
    ...INDEXES.map((index) => `create index ${index}`),
    ...FORMER_INDEXES.map((index) => `drop index ${index.split(' ')[0]}`),
    typeCheck([...TYPES, 'outcome', 'wonOn', 'lostReason']),
    'alter table agency_settings add column lost_reasons text[]',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'alter table agency_settings drop column lost_reasons',
    `delete from lead_activities where type in ('outcome', 'wonOn', 'lostReason')`,
    typeCheck(TYPES),
    ...FORMER_INDEXES.map((index) => `create index ${index}`),
    // Their indexes and checks go with them.
    ...TABLES.map(
      ({ table }) =>
        `alter table ${table} drop column outcome, drop column won_on, drop column lost_on, drop column lost_reason`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
