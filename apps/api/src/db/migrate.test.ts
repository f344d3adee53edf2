import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
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

const { serverUrl, template } = inject('postgres');

/** Creates a database that is dropped after the test: an empty one, or a copy. */
async function created(from?: string): Promise<Kysely<unknown>> {
  const name = uniqueDatabaseName();
  const { db } = openDatabase(await createDatabase(serverUrl, name, from), { queryTimeout: 60_000 });
  onTestFinished(async () => {
    await db.destroy();
    await dropDatabase(serverUrl, name);
  });
  return db as unknown as Kysely<unknown>;
}
const migrated = () => created(template);

/** Creates a database at the baseline, with a submitted quiz. */
async function atBaseline(): Promise<Kysely<unknown>> {
  const db = await created();
  await migrateTo(db, '20261129T0047-baseline');
  await sql`insert into question_sets (hash, questions) values ('a', ${JSON.stringify(QUESTIONS)})`.execute(
    db,
  );
  await addQuiz(db, 'Ünïcode', 90, { 1: ['a', 'b'], 2: '25', 3: 'Words' });
  return db;
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

/** Makes a database look as if the migrations before the baseline had made it. */
async function makeOld(db: Kysely<unknown>, names: string[]): Promise<void> {
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
  const { rows } = await sql`select name from submissions`.execute(db);
  expect(rows).toEqual([{ name: 'Ünïcode' }]);
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
  const schemaOf = async (db: Kysely<unknown>) => {
    const { rows } = await sql`
      select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
        where table_schema = 'public'
      union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid), null, null from pg_constraint
        where connamespace = 'public'::regnamespace
      order by 1, 2`.execute(db);
    return rows;
  };
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
    add constraint lead_activities_type_check check (type in ('note', 'call'))`.execute(db);
  await makeOld(db, ['20261121T0900-house', LAST_BEFORE_BASELINE]);
  await migrateToLatest(db);
  expect(await schemaOf(db)).toEqual(await schemaOf(await migrated()));
});

test('an older database names the version to start once, and stays as it is', async () => {
  const db = await migrated();
  const names = ['20261121T0900-house', '20261126T1535-add-picture-fetches'];
  await makeOld(db, names);
  await expect(migrateToLatest(db)).rejects.toThrow(
    'The database is too old for this version. Its last migration is 20261126T1535-add-picture-fetches. Start version 0.1.0-6cd03cf with it once, then this one.',
  );
  expect(await appliedMigrations(db)).toEqual(names);
});

const LATER = '20991231T2359-later';
const later = {
  ...migrations,
  [LATER]: {
    async up(trx: Kysely<unknown>) {
      await sql`alter table submissions add column later text`.execute(trx);
    },
  },
};

test('figures are the same once they count the stored rows: the tallies keep the others', async () => {
  const db = await atBaseline();
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
    await sql`select from submissions limit 1`.execute(trx);
    isRead.resolve();
    await isOver.promise;
  });
  await isRead.promise;
  const migrating = migrateToLatest(db, later);
  // Longer than the longest query timeout.
  for (const endsAt = Date.now() + 6000; Date.now() < endsAt; await sleep(50))
    await sql`select from submissions limit 1`.execute(db);
  expect(await isMigrated(db, later)).toBe(false);
  isOver.resolve();
  await reading;
  await migrating;
  expect(await isMigrated(db, later)).toBe(true);
}, 30_000);
