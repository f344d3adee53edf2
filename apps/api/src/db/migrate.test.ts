import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  uniqueDatabaseName,
} from '@upcurve/local-postgres/databases';
import { type Kysely, sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readAnalytics } from '../features/analytics/service.ts';
import { openDatabase } from './client.ts';
import {
  appliedMigrations,
  isMigrated,
  migrateTo,
  migrateToLatest,
  migrationNames,
  migrations,
} from './migrate.ts';
import type { Database } from './schema/database.ts';

const HOW =
  'List each file of db/migrations in migrate.ts, the newest last. Rename one that came late, so that it is the newest.';

test('lists every migration file in the order of the names', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).map((file) => file.replace(/\.ts$/, ''));
  expect(migrationNames, HOW).toEqual(files.sort());
});

/** Creates a database that is dropped after the test. @param template omitted, it is empty */
async function database(template?: string): Promise<Kysely<unknown>> {
  const { serverUrl } = inject('postgres');
  const name = uniqueDatabaseName();
  const { db } = openDatabase(await createDatabase(serverUrl, name, template), { queryTimeout: 60_000 });
  onTestFinished(async () => {
    await db.destroy();
    await dropDatabase(serverUrl, name);
  });
  return db as unknown as Kysely<unknown>;
}
const QUESTIONS = [
  { id: 1, inputType: 'checkbox', text: 'Lasers', order: 1, options: [{ value: 'a', label: 'A' }] },
  { id: 2, inputType: 'number', text: 'Staff', order: 2, options: null },
  { id: 3, inputType: 'freeText', text: 'Plans', order: 3, options: null },
];

const addQuiz = (db: Kysely<unknown>, name: string, score: number, answers: Record<string, unknown>) =>
  sql`insert into submissions (id, name, email, completed_at, answers, question_set, result, score, tier, is_eligible,
      attribution, consent, consent_version, result_token_hash, search_text, name_key)
    values (gen_random_uuid(), ${name}, 'a@clinic.example', '2026-11-01T12:00:00Z', ${JSON.stringify(answers)}, 'a', '{}', ${score},
      'Growing', true, '{"source": "google", "campaign": "spring"}', true, '1', sha256(${name}::text::bytea), '', '')`.execute(
    db,
  );

const migrated = () => database(inject('postgres').template);

/** Creates a database with the schema of the baseline and a lead of each kind, also in quarantine. */
async function atBaseline(): Promise<Kysely<unknown>> {
  const db = await database();
  await migrateTo(db, '20261129T0047-baseline');
  await sql.raw(BEFORE_ONE_TABLE).execute(db);
  return db;
}

/** Makes a database look as if the migrations before the baseline had made it. */
async function makeOld(db: Kysely<unknown>, names: string[]): Promise<void> {
  await migrateTo(db, '20261129T0047-baseline');
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-28')`.execute(db);
  await sql`alter table webhook_deliveries alter endpoint_id set default gen_random_uuid()`.execute(db);
  await sql`create function tally_step(amount float8) returns text language sql as 'select 1'`.execute(db);
  await sql`alter table bookings drop constraint bookings_times_check`.execute(db);
  await sql`alter table bookings add constraint bookings_times_check check (starts_at < ends_at) not valid`.execute(
    db,
  );
}

const LAST_BEFORE_BASELINE = '20261126T2212-index-consultations';

test('a database from before the baseline keeps its rows and becomes as a new one', async () => {
  const db = await atBaseline();
  await makeOld(db, ['20261121T0900-house', LAST_BEFORE_BASELINE]);
  // Servers and workers may start at the same time.
  await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
  expect(await appliedMigrations(db)).toEqual(migrationNames);
  expect((await sql`select from all_leads`.execute(db)).rows).toHaveLength(6);
  const { rows: leftovers } = await sql`
    select conname as name from pg_constraint where not convalidated
    union all select proname from pg_proc where proname = 'tally_step'
    union all select column_name from information_schema.columns
      where table_name = 'webhook_deliveries' and column_name = 'endpoint_id' and column_default is not null`.execute(
    db,
  );
  expect(leftovers).toEqual([]);
});

test('a database of the last version before the baseline gets what it lacks', async () => {
  const schema = async (db: Kysely<unknown>) => {
    const { rows } = await sql`
      select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
        where table_schema = 'public'
      union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid), null, null from pg_constraint
        where connamespace = 'public'::regnamespace
      order by 1, 2`.execute(db);
    return rows;
  };
  const wanted = await schema(await migrated());
  const db = await atBaseline();
  for (const column of [
    'busy_calendars.problems',
    'bookings.network',
    'users.feed_secret',
    'mail_server.tested',
    'mail_server.tested_at',
    'submissions.is_scored',
    'contact_submissions.attribution',
  ]) {
    const [table = '', name = ''] = column.split('.');
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(name)}`.execute(db);
  }
  await sql`alter table lead_activities drop constraint lead_activities_type_check,
    add constraint lead_activities_type_check check (type in ('note', 'status'))`.execute(db);
  await makeOld(db, ['20261121T0900-house', LAST_BEFORE_BASELINE]);
  await migrateToLatest(db);
  expect(await schema(db)).toEqual(wanted);
});

test('an older database names the version to start once, and stays as it is', async () => {
  const db = await atBaseline();
  const names = ['20261121T0900-house', '20261126T1535-add-picture-fetches'];
  await makeOld(db, names);
  await expect(migrateToLatest(db)).rejects.toThrow(
    'The database is too old for this version. Its last migration is 20261126T1535-add-picture-fetches. Start version 0.1.0-6cd03cf with it once, then this one.',
  );
  expect(await appliedMigrations(db)).toEqual(names);
});

test('leads of both kinds and of quarantine become rows of one table with all that belongs to them', async () => {
  const db = await atBaseline();
  await migrateToLatest(db);
  const { rows } = await sql`
    select right(id::text, 1) as id, kind, held_reason, right(person_id::text, 1) as person, name, name_key, email_key, phone,
      phone_key, company, status, outcome, won_on::text, lost_on::text, score, tier, is_eligible, is_scored, form_type,
      source, attribution, consent, consent_version, created_at, location, begun_at, answers, question_sets.number,
      result ->> 'score' as result, encode(result_token_hash, 'escape') as token, message, details
    from all_leads left join quiz_details on quiz_details.lead_id = id left join contact_details on contact_details.lead_id = id
      left join question_sets on hash = question_set
    order by id`.execute(db);
  expect(rows).toMatchSnapshot();
  const { rows: owned } = await sql`
    select right(lead_id::text, 1) as lead, 'activity' as owned, count(*)::int from lead_activities group by 1
    union all select right(lead_id::text, 1), 'booking', count(*)::int from bookings group by 1
    union all select right(lead_id::text, 1), 'mail', count(*)::int from mails group by 1
    union all select right(lead_id::text, 1), 'delivery', count(*)::int from webhook_deliveries group by 1
    union all select right(coalesce(lead_id, held_id)::text, 1), 'session', count(*)::int from quiz_sessions group by 1
    order by 1, 2`.execute(db);
  expect(owned).toMatchSnapshot();
  expect((await sql`select from leads`.execute(db)).rows).toHaveLength(3);
});

test('a migration that is cut off leaves the old schema with all rows, and the next one completes it', async () => {
  const db = await atBaseline();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = rows[0]?.name ?? '';
  const other = openDatabase(databaseUrl(inject('postgres').serverUrl, name));
  onTestFinished(() => other.db.destroy());
  for (let cut = 0; cut < 20; cut++) {
    const migrating = migrateToLatest(db).catch(() => {});
    await sleep(5 * cut);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      other.db,
    );
    await migrating;
    const isDone = await isMigrated(other.db);
    const { rows: leads } = await sql`
      select from ${sql.raw(
        isDone
          ? 'all_leads'
          : `(select id from submissions union all select id from contact_submissions
        union all select id from quarantined_leads) as leads`,
      )}`.execute(other.db);
    expect(leads).toHaveLength(6);
  }
  // The pool of `db` may not have noticed yet that its connection was cut.
  await migrateToLatest(other.db);
  expect((await sql`select from all_leads`.execute(other.db)).rows).toHaveLength(6);
});

const LATER = '20991231T2359-later';
const later = {
  ...migrations,
  [LATER]: {
    async up(trx: Kysely<unknown>) {
      await sql`alter table all_leads add column later text`.execute(trx);
    },
  },
};

test('figures are the same once they count the stored rows: the tallies keep the others', async () => {
  const db = await database();
  await migrateTo(db, '20261129T0047-baseline');
  await sql`insert into question_sets (hash, questions) values ('a', ${JSON.stringify(QUESTIONS)})`.execute(
    db,
  );
  await addQuiz(db, 'Not counted yet', 90, { 1: ['a', 'b'], 2: '25', 3: 'Words' });
  const run = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  // As if a job had added up this lead and a visit.
  const added = `values ('completed', '', 1), ('eligible', '', 1), ('score', '10', 1), ('viewed', '', 3),
    ('campaignCompleted', '(none)' || chr(10) || 'spring', 1), ('campaignEligible', '(none)' || chr(10) || 'spring', 1)`;
  await run('truncate row_changes');
  await addQuiz(db, 'Added up', 10, {});
  await run(
    'truncate row_changes',
    `insert into tallies (grain, day, measure, source, tier, version, question_id, value, count)
      select grain::"char", '2026-11-01', measure, 'google', case measure when 'viewed' then '' else 'Growing' end, 1, 0, value, count
      from (values ('d'), ('m')) as grains (grain), (${added}) as added (measure, value, count)`,
    `insert into tally_changes values ('2026-11-01', 'page', 'google', '', 0, 0, '/', 5)`,
    // The first quiz has not been counted yet.
    `insert into row_changes select 'submissions', null, to_jsonb(submissions) from submissions where score = 90`,
    `update submissions set status = 'qualified' where score = 90`,
  );
  await addQuiz(db, 'Expired', 50, { 1: [], 2: '7' });
  await run(
    `insert into quiz_sessions (id, answers, question_set, source, is_counted, created_at, updated_at)
      values (gen_random_uuid(), '{"1": null}', 'a', 'google', true, '2026-11-01T12:00:00Z', '2026-11-01T12:00:00Z')`,
    `insert into contact_submissions (id, name, email, form_type, source, consent, consent_version, search_text, created_at)
      values (gen_random_uuid(), 'B', 'b@clinic.example', 'Contact', '', true, '1', '', '2026-11-01T12:00:00Z')`,
    `select set_config('upcurve.keeps_tallies', 'on', false)`,
    `delete from submissions where score = 50`,
  );
  await migrateToLatest(db);
  const figures = await readAnalytics(db as Kysely<Database>, { from: '2026-11-01', to: '2026-11-30' });
  expect(figures).toMatchObject({
    funnel: { views: 6, notStarted: 2, inProgress: 0, abandoned: 1, completed: 3 },
    eligible: 3,
    qualified: 1,
    questions: [
      {
        id: 1,
        answered: 1,
        skipped: 2,
        answers: [
          { value: 'a', count: 1 },
          { value: 'b', count: 1 },
        ],
      },
      {
        id: 2,
        answered: 2,
        skipped: 0,
        leftHere: 1,
        answers: [
          { value: '7', count: 1 },
          { value: '20', count: 1 },
        ],
      },
      { id: 3, answered: 1, skipped: 0, answers: [] },
    ],
    campaigns: [
      { source: 'google', campaign: 'spring', begun: 3, completed: 3, eligible: 3 },
      { source: 'google', campaign: '(none)', begun: 1, completed: 0 },
      { source: 'direct', campaign: '(none)', begun: 0, leads: 1 },
    ],
    visited: [{ path: '/', views: 5 }],
  });
  expect(figures.scores.filter(({ count }) => count > 0).map(({ from }) => from)).toEqual([10, 50, 90]);
  expect(figures.forms.find(({ formType }) => formType === 'Contact')).toMatchObject({ received: 1 });
  const { rows: kept } =
    await sql`select measure, sum(count)::int as count from tallies group by 1 order by 1`.execute(db);
  expect(kept).toEqual(
    Object.entries({
      ...{ answer: 1, answered: 1, begun: 1, campaignCompleted: 1, campaignEligible: 1, completed: 1 },
      ...{ eligible: 1, page: 5, score: 1, skipped: 1, viewed: 3 },
    }).map(([measure, count]) => ({ measure, count })),
  );
});

test('an older version starts on a newer schema and is ready', async () => {
  const db = await migrated();
  await migrateToLatest(db, later);
  expect(await isMigrated(db, later)).toBe(true);
  await migrateToLatest(db);
  expect(await isMigrated(db)).toBe(true);
});

test('a migration that waits for a long read does not block other queries', async () => {
  const db = await migrated();
  const isRead = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  const reading = db.transaction().execute(async (trx) => {
    await sql`select from leads limit 1`.execute(trx);
    isRead.resolve();
    await isOver.promise;
  });
  await isRead.promise;
  const migrating = migrateToLatest(db, later);
  // Longer than the longest query timeout.
  for (const endsAt = Date.now() + 6000; Date.now() < endsAt; await sleep(50))
    await sql`select from leads limit 1`.execute(db);
  expect(await isMigrated(db, later)).toBe(false);
  isOver.resolve();
  await reading;
  await migrating;
  expect(await isMigrated(db, later)).toBe(true);
}, 30_000);

const RESULT = '{"score": 71, "tier": "Growing", "isEligible": true, "isScored": true}';
/* Ids end with the number by which the tests name them. */
const id = (n: number) => `0198a2f0-0000-7000-8000-00000000000${n}`;

/** Rows of the schema before leads had one table, as SQL. */
const BEFORE_ONE_TABLE = `
insert into question_sets (hash, questions) values ('set', '[{"id": 1}]');
insert into submissions (id, name, email, phone, phone_key, business_name, location, answers, question_set, result, score,
    tier, is_eligible, consent, consent_version, attribution, result_token_hash, search_text, name_key, person_id,
    completed_at, begun_at, status)
  values ('${id(1)}', 'Zoë Quiz', 'Zoe@example.com', '020 7946 0958', '442079460958', 'Skin', 'Leeds', '{"1": "a"}', 'set',
    '${RESULT}', 71, 'Growing', true, true, 'v1', '{"source": "google"}', 'token', 'zoe quiz', 'zoe quiz', '${id(9)}',
    '2026-11-01T10:00:00Z', '2026-11-01T09:50:00Z', 'disqualified');
insert into contact_submissions (id, name, email, company, message, form_type, source, consent, consent_version,
    search_text, details, person_id, name_key, created_at, status)
  values ('${id(2)}', 'Bea Form', 'bea@example.com', 'Bea Ltd', 'Ring me', 'Consultation', '/contact', false, 'v1', 'bea',
    '[{"label": "a", "text": "b"}]', '${id(8)}', 'bea form', '2026-11-02T10:00:00Z', 'converted'),
  ('${id(3)}', 'Cleo Form', 'cleo@example.com', null, null, 'Partner', '/partner', false, 'v1', 'cleo', '[]', '${id(7)}',
    'cleo form', '2026-11-03T10:00:00Z', 'closed');
insert into quarantined_leads (id, reason, name, email, business_name, lead, result_token_hash, created_at, kind, form_type,
    version, search_text)
  values ('${id(4)}', 'honeypot', 'Dér Held', 'der@example.com', 'Held Skin', jsonb_build_object('phone', '020 7946 0999',
      'location', null, 'website', null, 'answers', '{"1": "b"}'::jsonb, 'questions', '[{"id": 1}]'::jsonb, 'result',
      '${RESULT}'::jsonb - 'isScored', 'consent', true, 'consentVersion', 'v1', 'attribution', null,
      'completedAt', '2026-11-04T10:00:00.123Z'), 'held token', '2026-11-04T10:00:00.123Z', 'eligibility', null, 2, 'der'),
  ('${id(5)}', 'too-fast', 'Eve Held', 'eve@example.com', null, jsonb_build_object('phone', null, 'message', 'As version 1',
      'consent', true, 'consentVersion', 'v1', 'source', '/contact', 'createdAt', '2026-11-05T10:00:00Z'), null,
      '2026-11-05T10:00:00Z', 'contact', 'Contact', 1, 'eve'),
  ('${id(6)}', 'no-proof', 'Flo Held', 'flo@example.com', null, jsonb_build_object('phone', '020 7946 0111', 'message', null,
      'details', '[{"label": "First choice", "text": "Tuesday"}]'::jsonb, 'consent', false, 'consentVersion', 'v1',
      'source', '/book', 'attribution', '{"source": "bing"}'::jsonb, 'createdAt', '2026-11-06T10:00:00Z'), null,
      '2026-11-06T10:00:00Z', 'contact', 'Consultation', 3, 'flo');
insert into quiz_sessions (id, answers, submission_id, held_id, created_at)
  values (gen_random_uuid(), '{}', '${id(1)}', null, '2026-11-01T09:50:00Z'),
  (gen_random_uuid(), '{}', null, '${id(4)}', '2026-11-04T09:50:00Z');
insert into lead_activities (id, submission_id, contact_submission_id, type, text, after, actor_name, created_at)
  values (gen_random_uuid(), '${id(1)}', null, 'note', 'Rang', null, 'Sam', now()),
  (gen_random_uuid(), null, '${id(2)}', 'status', null, 'converted', 'Sam', '2026-11-10T23:30:00Z');
insert into bookings (id, type_id, host_name, contact_submission_id, held_id, starts_at, ends_at, zone, place_kind,
    place_text, source, manage_token_hash)
  select gen_random_uuid(), id, 'Sam', lead, held, '2027-01-04T10:00:00Z', '2027-01-04T10:30:00Z', 'UTC', 'phone', '', '/',
    sha256(n::text::bytea)
  from meeting_types, (values (1, '${id(2)}'::uuid, null::uuid), (2, null, '${id(6)}'::uuid)) as own (n, lead, held);
insert into mails (id, kind, to_address, to_name, subject, submission_id)
  values (gen_random_uuid(), 'confirmation', 'zoe@example.com', '', 'Thanks', '${id(1)}');
insert into webhook_deliveries (id, submission_id, contact_submission_id, body, status, event, endpoint_id)
  select gen_random_uuid(), '${id(1)}'::uuid, null::uuid, '{}', 'delivered', 'eligibility.submitted', id from webhook_settings
  union all select gen_random_uuid(), null, '${id(2)}', '{}', 'pending', 'contact.created', id from webhook_settings;
`;
