import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../db/client.ts';
import { MENTION_COLUMNS } from './forget-mentions.ts';
import { PERSON_ROWS } from './person-rows.ts';

/**
 * Tables where visitors' data is first stored. Everything that references them, directly or not, is about visitors too.
 */
const LEADS = ['all_leads', 'quiz_sessions'];
/** Columns that identify a visitor without a foreign key. */
const NAMES_SOMEBODY = '(email|phone|address)|^(person|lead|held|quiz_session)_id$';

/** Tables found by such columns or keys that erasing a person leaves unchanged, with the reason. */
const NOT_OF_VISITORS: Record<string, string> = {
  audit_log: 'what members did, from which address; of a lead it has only the id',
  blog_authors: 'public bylines',
  booking_hosts: 'which members take part in a meeting',
  company: 'of the agency',
  mail_server: 'of the agency',
  invites: 'of members to be',
  note_mentions: 'names of members',
  sessions: 'of members',
  suppressed_emails: 'keyed hashes, kept so that nobody writes to someone who was erased',
  users: 'members',
};

/**
 * Text columns in which nobody can name a visitor, with the reason. An entry covers a whole table or single columns.
 */
const NAMES_NO_VISITOR: Record<string, string> = {
  agency_settings: 'of the agency',
  'all_leads.email, email_key, phone, phone_key': "the visitor's own",
  'all_leads.kind, held_reason, form_type, status, outcome, lost_reason, tier, consent_version':
    'from a list',
  'all_leads.name_key, search_text': 'made from the others, and made again with them',
  audit_log: 'what members did; of a lead it has only the id, of a search only that there was one',
  'blog_*': 'what members write for everybody to read',
  'bookings.host_name, place_text': 'of members; of the agency',
  'bookings.network': 'a keyed hash of a network, until the meeting begins',
  'bookings.status, place_kind, zone': 'from a list',
  busy_calendars: 'of members; an error never contains what a calendar says',
  campaign_costs: 'of the agency; tags with an at sign are rejected',
  company: 'of the agency',
  counted_month: 'counts of leads',
  host_hours: 'times of members',
  idempotency_keys: 'deleted where they mention the person, see PERSON_ROWS',
  inbox_views: 'what members call a filter, which holds no search text',
  invites: 'of members to be',
  'kysely_*': 'names of migrations',
  'lead_activities.type, actor_name': 'from a list; of members',
  leases: 'names of jobs',
  mail_server: 'of the agency',
  'mails.to_address': 'whose mail it is, deleted with them',
  'mails.kind, status': 'from a list',
  'mails.from_name, reply_to': 'of members',
  'media*': 'what members upload',
  meeting_types: 'what members call a meeting',
  'note_mentions.name': 'of members',
  'question*': 'what members ask',
  'quiz_details.figures': 'numbers, and choices from a list',
  'quiz_details.result': 'computed from points and advice of the questions',
  'quiz_sessions.email, phone': "the visitor's own",
  'quiz_sessions.consent_version': 'from a list',
  retention: 'from a list',
  second_factor_roles: 'from a list',
  seeds: 'names of built-in data',
  sessions: 'of members',
  suppressed_emails: 'from a list; the address is a keyed hash',
  'tallies.measure, tier': 'from a list',
  'testimonial_*': 'what members write for everybody to read',
  users: 'members',
  'webhook_deliveries.status, event': 'from a list',
  'webhook_deliveries.email_key': 'whose it is, deleted with them',
  webhook_settings: 'of the agency',
};

/** Columns that erasing cleans in addition to those in MENTION_COLUMNS. */
const SOURCES = ['tallies.source', 'tallies.value'];

const HOW_OF_COLUMN = (column: string) =>
  `${column} is text in which someone may have written a visitor's address, but erasing that visitor does not look there. Name it in MENTION_COLUMNS in apps/api/src/features/leads/people/forget-mentions.ts. If nobody can name a visitor there, add it to NAMES_NO_VISITOR in person-rows.test.ts with the reason.`;

const HOW = (table: string, why: string) =>
  `The table ${table} ${why}, but erasing a person does not count it and exporting a person leaves it out. Add it to apps/api/src/features/leads/people/person-rows.ts, before what it refers to. If it holds nothing about visitors, add it to NOT_OF_VISITORS in person-rows.test.ts with the reason.`;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Reference {
  owner: string;
  target: string;
}

async function database() {
  const { serverUrl, template } = inject('postgres');
  const name = uniqueDatabaseName();
  const { db } = openDatabase(await createDatabase(serverUrl, name, template));
  onTestFinished(async () => {
    await db.destroy();
    await dropDatabase(serverUrl, name);
  });
  return db;
}

/** Checks whether an entry covers a column: `'a.b, c'` covers two columns of a; `'a'` and `'a*'` cover all of them. */
function namesColumn(entry: string, column: string): boolean {
  const [table = '', columns] = entry.split('.');
  const [owner = '', name = ''] = column.split('.');
  const isOwner = table.endsWith('*') ? owner.startsWith(table.slice(0, -1)) : owner === table;
  return isOwner && (columns === undefined || columns.split(', ').includes(name));
}

test('every text column is cleaned when a person is erased, or cannot name a visitor', async () => {
  const db = await database();
  const { rows } = await sql<{ column: string }>`
    select attrelid::regclass || '.' || attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and atttypid::regtype::text in ('text', 'character varying', 'citext', 'json', 'jsonb', 'xml', 'text[]', 'jsonb[]')
    order by 1`.execute(db);
  const columns = rows.map(({ column }) => column);
  const cleaned = [
    ...MENTION_COLUMNS.flatMap(({ table, text = [], json = [] }) =>
      [...text, ...json].map((each) => `${table}.${each}`),
    ),
    ...SOURCES,
  ];
  const reasons = Object.keys(NAMES_NO_VISITOR);
  const unknown = columns.filter(
    (column) => !cleaned.includes(column) && !reasons.some((entry) => namesColumn(entry, column)),
  );
  expect(unknown.map(HOW_OF_COLUMN)).toEqual([]);
  expect(
    [
      ...cleaned.filter((each) => !each.startsWith('pgboss.') && !columns.includes(each)),
      ...reasons.filter((entry) => !columns.some((column) => namesColumn(entry, column))),
    ],
    'These columns are gone: remove them from the lists.',
  ).toEqual([]);
});

test('erasing uses an index to find leads that mention an address', async () => {
  const db = await database();
  await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    for (const { table, hasAddress } of MENTION_COLUMNS) {
      if (!hasAddress) continue;
      const { rows } = await sql<Record<string, string>>`
        explain select from ${sql.table(table)} where ${hasAddress}`.execute(trx);
      expect(JSON.stringify(rows)).toContain(`${table}_naming_address`);
    }
  });
});

test('every table about visitors is erased and exported, before the tables that it references', async () => {
  const db = await database();
  const { rows: references } = await sql<Reference>`
    select distinct conrelid::regclass::text as owner, confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and conrelid <> confrelid order by 1, 2`.execute(db);
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and attname ~ ${NAMES_SOMEBODY} order by relname, attnum`.execute(db);

  const why = new Map(LEADS.map((table) => [table, 'holds leads']));
  // Iterating over a map also visits entries that are added meanwhile.
  for (const target of why.keys())
    for (const { owner } of references.filter((each) => each.target === target))
      if (!why.has(owner)) why.set(owner, `refers to ${target}`);
  for (const { table, column } of columns)
    if (!why.has(table)) why.set(table, `has a column ${column}, which may name a visitor`);

  const erased = PERSON_ROWS.map(({ table }) => snakeCase(table));
  const unknown = [...why].filter(([table]) => !erased.includes(table) && !(table in NOT_OF_VISITORS));
  const misplaced = references.filter(
    ({ owner, target }) => erased.includes(target) && erased.indexOf(owner) > erased.indexOf(target),
  );
  expect([
    ...unknown.map(([table, reason]) => HOW(table, reason)),
    ...misplaced.map(
      ({ owner, target }) =>
        `PERSON_ROWS names ${owner} after ${target}, whose deletion takes its rows along uncounted: name ${owner} first.`,
    ),
  ]).toEqual([]);
  expect(
    Object.keys(NOT_OF_VISITORS).filter((table) => !why.has(table)),
    'Nothing leads to these any more: remove them from NOT_OF_VISITORS.',
  ).toEqual([]);
});
