import { type Kysely, sql } from 'kysely';

/** The columns of each table that analytics counts by, as SQL; `row` stands for the row. */
const TAGS = `'attribution', jsonb_build_object('medium', row.attribution ->> 'medium', 'campaign', row.attribution ->> 'campaign')`;
const COUNTED = {
  submissions: [
    ...['completed_at', 'source', 'question_set', 'score', 'tier', 'is_eligible', 'status', 'value_pence'],
    ...['begun_at', 'first_touched_at', 'first_touched_by', 'answers'],
  ],
  quiz_sessions: ['created_at', 'source', 'question_set', 'submission_id', 'is_counted', 'answers'],
};
const CAMPAIGN = { submissions: [TAGS], quiz_sessions: [`'medium', row.medium`, `'campaign', row.campaign`] };

const INDEXES = [
  // Lists of one campaign.
  `if not exists submissions_campaign on submissions ((attribution ->> 'campaign'), completed_at, id)
    where attribution ->> 'campaign' is not null`,
  `if not exists contact_submissions_booked on contact_submissions (person_id) where form_type = 'Consultation'`,
];

/** To be run before the release where there are many leads: the migration then finds the indexes. */
export const beforehand = INDEXES.map((index) => `create index concurrently ${index}`);

type Table = keyof typeof COUNTED;

function recordChanges(table: Table, more: readonly string[]): string {
  const fields = [...COUNTED[table].map((column) => `'${column}', row.${column}`), ...more].join(', ');
  const image = (row: string) => `jsonb_build_object(${fields.replaceAll('row.', `${row}.`)})`;
  const into = 'insert into row_changes (source_table, before, after)';
  return `create or replace function record_${table}_changes() returns trigger language plpgsql set jit = off as $$ begin
      if tg_op = 'INSERT' then
        ${into} select '${table}', null, ${image('changed')} from changed;
      elsif tg_op = 'UPDATE' then
        ${into} select '${table}', was, became from (
          select ${image('before')} as was, ${image('after')} as became from before full join after using (id)
        ) as pairs where was <> became;
      elsif coalesce(current_setting('upcurve.keeps_tallies', true), '') <> 'on' then
        ${into} select '${table}', ${image('changed')}, null from changed;
      end if;
      return null;
    end $$`;
}

const tables = Object.keys(COUNTED) as Table[];

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table quiz_sessions
      add column medium text not null default '(none)', add column campaign text not null default '(none)'`,
    ...tables.map((table) => recordChanges(table, CAMPAIGN[table])),
    `create table campaign_costs (
      month date not null check (month = date_trunc('month', month)),
      source text not null,
      medium text not null,
      campaign text not null,
      pence bigint not null check (pence >= 0),
      primary key (month, source, medium, campaign)
    )`,
    // Leads from before this time were deleted by retention, but stay counted.
    'alter table retention add column expired_until timestamptz(3)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'drop index submissions_campaign, contact_submissions_booked',
    'alter table retention drop column expired_until',
    'drop table campaign_costs',
    ...tables.map((table) => recordChanges(table, [])),
    'alter table quiz_sessions drop column medium, drop column campaign',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
