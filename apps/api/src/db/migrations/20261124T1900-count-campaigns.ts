import { type Kysely, sql } from 'kysely';

const INDEXES = [
  // Lists of one campaign.
  `if not exists submissions_campaign on submissions ((attribution ->> 'campaign'), completed_at, id)
    where attribution ->> 'campaign' is not null`,
  `if not exists contact_submissions_booked on contact_submissions (person_id) where form_type = 'Consultation'`,
];

/** To be run before the release where there are many leads: the migration then finds the indexes. */
export const beforehand = INDEXES.map((index) => `create index concurrently ${index}`);

/**
 * The fields that each trigger records from now on. They are inserted before its first field. `row` is replaced by the
 * names of the rows.
 */
const RECORDED = {
  record_submissions_changes: {
    first: `'completed_at', row.completed_at`,
    more: `'attribution', jsonb_build_object('medium', row.attribution ->> 'medium', 'campaign', row.attribution ->> 'campaign')`,
  },
  record_quiz_sessions_changes: {
    first: `'created_at', row.created_at`,
    more: `'medium', row.medium, 'campaign', row.campaign`,
  },
};

/** Adds the campaign to the columns that the triggers record, or takes it out. */
async function recordCampaigns(db: Kysely<unknown>, isRecorded: boolean): Promise<void> {
  for (const [name, { first, more }] of Object.entries(RECORDED)) {
    let definition = sql`pg_get_functiondef(${name}::regproc)`;
    for (const row of ['changed', 'before', 'after']) {
      const fields = [first, `${more}, ${first}`].map((text) => text.replaceAll('row.', `${row}.`));
      const [from, to] = isRecorded ? fields : fields.toReversed();
      definition = sql`replace(${definition}, ${from}, ${to})`;
    }
    const { rows } = await sql<{ definition: string }>`select ${definition} as definition`.execute(db);
    await sql.raw(rows[0]?.definition ?? '').execute(db);
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table quiz_sessions
      add column medium text not null default '(none)', add column campaign text not null default '(none)'`,
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
  await recordCampaigns(db, true);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await recordCampaigns(db, false);
  const statements = [
    'drop index submissions_campaign, contact_submissions_booked',
    'alter table retention drop column expired_until',
    'drop table campaign_costs',
    'alter table quiz_sessions drop column medium, drop column campaign',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
