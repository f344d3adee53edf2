import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { type Kysely, sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { foldContentChanges } from '../lib/database/content-version.ts';
import { rowsOf, startFilledApi } from '../testing/machines.ts';
import { openDatabase } from './client.ts';
import {
  appliedMigrations,
  isMigrated,
  migrateTo,
  migrateToLatest,
  migrationNames,
  migrations,
} from './migrate.ts';

const HOW =
  'List each file of db/migrations in migrate.ts, the newest last. Rename one that came late, so that it is the newest.';

test('lists every migration file in the order of the names', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).map((file) => file.replace(/\.ts$/, ''));
  expect(migrationNames, HOW).toEqual(files.sort());
});

/** Creates a migrated database that is dropped after the test. */
async function migrated(): Promise<Kysely<unknown>> {
  const { serverUrl, template } = inject('postgres');
  const name = uniqueDatabaseName();
  const { db } = openDatabase(await createDatabase(serverUrl, name, template));
  onTestFinished(async () => {
    await db.destroy();
    await dropDatabase(serverUrl, name);
  });
  return db as unknown as Kysely<unknown>;
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
  const api = await startFilledApi();
  onTestFinished(() => api.close());
  const db = api.db as unknown as Kysely<unknown>;
  await api.db.transaction().execute(foldContentChanges);
  const rows = await rowsOf(api.databaseUrl);
  await makeOld(db, ['20261121T0900-house', LAST_BEFORE_BASELINE]);
  // Servers and workers may start at the same time.
  await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
  expect(await appliedMigrations(db)).toEqual(migrationNames);
  expect(await rowsOf(api.databaseUrl)).toEqual(rows);
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
  const db = await migrated();
  const schema = async () => {
    const { rows } = await sql`
      select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
        where table_schema = 'public'
      union all select conrelid::regclass::text, conname, pg_get_constraintdef(oid), null, null from pg_constraint
        where connamespace = 'public'::regnamespace
      order by 1, 2`.execute(db);
    return rows;
  };
  const wanted = await schema();
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
  expect(await schema()).toEqual(wanted);
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
