import { type Kysely, sql } from 'kysely';

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

const MAIL_KINDS = ['new-lead', 'digest', 'weekly', 'confirmation', 'report', 'invite', 'mention'];
const TO_VISITORS = ['confirmation', 'report', 'invite'];
const TYPES = [
  ...['note', 'status', 'assignee', 'followUp', 'value', 'reason', 'person', 'consent', 'details'],
  ...['outcome', 'wonOn', 'lostReason', 'call'],
];

// Not validated: the rows that are there satisfy them.
const mailChecks = (kinds: readonly string[], toVisitors: readonly string[]) => `alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in (${list(kinds)})) not valid,
  drop constraint mails_check,
  add constraint mails_check check ((kind in (${list(toVisitors)})) = (user_id is null)) not valid`;
const activityChecks = (types: readonly string[], withText: readonly string[]) => `alter table lead_activities
  drop constraint lead_activities_type_check,
  drop constraint lead_activities_check1,
  add constraint lead_activities_type_check check (type in (${list(types)})) not valid,
  add constraint lead_activities_check1 check (
    type in (${list(withText)}) or (type = 'note') = (text is not null) and minutes is null) not valid`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    mailChecks([...MAIL_KINDS, 'lead'], [...TO_VISITORS, 'lead']),
    activityChecks([...TYPES, 'email'], ['call', 'email']),
    'alter table mails add column from_name text, add column reply_to text',
    'alter table agency_settings add column mail_templates jsonb',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `delete from mails where kind = 'lead'`,
    `delete from lead_activities where type = 'email'`,
    mailChecks(MAIL_KINDS, TO_VISITORS),
    activityChecks(TYPES, ['call']),
    'alter table mails drop column from_name, drop column reply_to',
    'alter table agency_settings drop column mail_templates',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
