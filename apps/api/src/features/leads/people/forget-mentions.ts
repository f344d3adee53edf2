import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { addToTallies } from '../../../db/tallies.ts';
import { isMentionedIn, type Mentions, mentionsOf } from '../../../lib/search/mentions.ts';
import { searchColumns } from '../store.ts';

const ERASED = '[erased]';

interface MentionColumns {
  table: string;
  text?: readonly string[];
  json?: readonly string[];
  /** The condition of an index on rows that contain an address, so that not every row is read. */
  hasAddress?: RawBuilder<boolean>;
}

const hasAddress = (columns: string) => sql.raw<boolean>(`(${columns}) ~ '[@＠﹫]|%(25)*40|&#|&commat;'`);

/** Columns with free text, which may mention other people. A test compares them with the schema. */
export const MENTION_COLUMNS: readonly MentionColumns[] = [
  { table: 'lead_activities', text: ['text', 'before', 'after'] },
  {
    table: 'all_leads',
    text: ['name', 'company', 'source', 'reason'],
    json: ['attribution'],
    hasAddress: hasAddress(
      `name || coalesce(company, '') || source || coalesce(reason, '') || coalesce(attribution::text, '')`,
    ),
  },
  {
    table: 'quiz_details',
    text: ['location', 'website'],
    json: ['answers'],
    hasAddress: hasAddress(`coalesce(location, '') || coalesce(website, '') || answers::text`),
  },
  {
    table: 'contact_details',
    text: ['message'],
    json: ['details'],
    hasAddress: hasAddress(`coalesce(message, '') || details::text`),
  },
  {
    table: 'quiz_sessions',
    text: ['name', 'business_name', 'location', 'website', 'source', 'medium', 'campaign'],
    json: ['answers'],
  },
  { table: 'webhook_deliveries', text: ['body'] },
  { table: 'webhook_attempts', text: ['error'], json: ['answer'] },
  { table: 'mails', text: ['to_name', 'subject', 'text', 'last_error'] },
  { table: 'bookings', text: ['cancel_reason', 'source'], json: ['answers'] },
  { table: 'pgboss.job', json: ['data', 'output'] },
];

/** What to return of changed rows of these tables: the lead whose search text has to be renewed. */
const CHANGED_LEAD: Record<string, string> = {
  all_leads: 'id',
  quiz_details: 'leadId',
  contact_details: 'leadId',
};

async function renewSearch(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom('allLeads')
    .leftJoin('contactDetails', 'leadId', 'id')
    .select(['id', 'name', 'email', 'company', 'phone', 'message', 'details'])
    .where('id', 'in', ids)
    .execute();
  for (const { id, details, ...lead } of rows) {
    const found = searchColumns({ ...lead, details: details ?? [] });
    await trx.updateTable('allLeads').set(found).where('id', '=', id).execute();
  }
}

const eraseMentions = (text: RawBuilder<unknown>, { exact }: Mentions) =>
  sql`regexp_replace(${text}, ${exact}, ${ERASED}, 'gi')`;

/** Removes the address from counted sources. The new name may already have a tally, to which this adds the count. */
async function forgetSources(trx: Db, emails: readonly string[], mentions: Mentions): Promise<void> {
  const [source, value] = [eraseMentions(sql`source`, mentions), eraseMentions(sql`value`, mentions)];
  await sql`
    with gone as (
      delete from tallies where ${isMentionedIn(sql`source || ' ' || value`, emails)} returning *
    )
    ${addToTallies(sql`select day, measure, ${source} as source, tier, version, question_id, ${value} as value, count from gone`)}`.execute(
    trx,
  );
}

/**
 * Removes a person's addresses, in any spelling, from rows about other people, and their full names from mails to
 * members. Other people's answers stay counted, since free text is not counted.
 */
export async function forgetMentions(
  trx: Db,
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
): Promise<void> {
  // A single word may be anybody's name.
  const full = names
    .filter((name) => /\S\s+\S/.test(name))
    .map((name) => name.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  if (full.length > 0) {
    const name = `(?<![[:alnum:]])(?:${full.join('|')})(?![[:alnum:]])`;
    const nameless = (column: string) => sql`regexp_replace(${sql.ref(column)}, ${name}, ${ERASED}, 'gi')`;
    await sql`
      update mails set subject = ${nameless('subject')}, text = ${nameless('text')}, last_error = ${nameless('last_error')}
      where user_id is not null and concat_ws(E'\n', subject, text, last_error) ~* ${name}`.execute(trx);
  }
  const mentions = mentionsOf(emails);
  const mentioning = emails.length > 0 ? MENTION_COLUMNS : [];
  for (const { table, text = [], json = [], hasAddress: isCandidate = sql`true` } of mentioning) {
    const all = sql.join([...text, ...json].map((column) => sql`${sql.ref(column)}::text`));
    const changes = [
      ...text.map((column) => sql`${sql.ref(column)} = ${eraseMentions(sql.ref(column), mentions)}`),
      ...json.map(
        (column) =>
          sql`${sql.ref(column)} = ${eraseMentions(sql`${sql.ref(column)}::text`, mentions)}::jsonb`,
      ),
    ];
    const changed = CHANGED_LEAD[table];
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set ${sql.join(changes)}
      where ${isCandidate} and ${isMentionedIn(sql`concat_ws(E'\n', ${all})`, emails)}
      ${changed ? sql`returning ${sql.ref(changed)} as id` : sql``}`.execute(trx);
    if (changed)
      await renewSearch(
        trx,
        rows.map(({ id }) => id),
      );
  }
  if (emails.length > 0) await forgetSources(trx, emails, mentions);
}
