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
import { openDatabase } from './client.ts';
import { appliedMigrations, isMigrated, migrateToLatest, migrationNames, migrations } from './migrate.ts';

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
  const { db } = openDatabase(await createDatabase(serverUrl, name, template), { queryTimeout: 60_000 });
  onTestFinished(async () => {
    await db.destroy();
    await dropDatabase(serverUrl, name);
  });
  return db as unknown as Kysely<unknown>;
}
/** Makes a database look as if the migrations before the baseline had made it. */
async function makeOld(db: Kysely<unknown>, names: string[]): Promise<void> {
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-28')`.execute(db);
}

test('a database from before the baseline keeps its rows', async () => {
  const db = await migrated();
  await sql`update company set founder = 'Ada'`.execute(db);
  await makeOld(db, ['20261129T0500-one-leads-table', '20261129T1500-due-first']);
  // Servers and workers may start at the same time.
  await Promise.all([migrateToLatest(db), migrateToLatest(db), migrateToLatest(db)]);
  expect(await appliedMigrations(db)).toEqual(migrationNames);
  expect((await sql`select founder from company`.execute(db)).rows).toEqual([{ founder: 'Ada' }]);
});

test('an older database names the version to start once, and stays as it is', async () => {
  const db = await migrated();
  const names = ['20261121T0900-house', '20261129T0500-one-leads-table'];
  await makeOld(db, names);
  await expect(migrateToLatest(db)).rejects.toThrow(
    'The database is too old for this version. Its last migration is 20261129T0500-one-leads-table. Start version 0.1.0-c16ed5f with it once, then this one.',
  );
  expect(await appliedMigrations(db)).toEqual(names);
});

const LATER = '20991231T2359-later';
const later = {
  ...migrations,
  [LATER]: {
    async up(trx: Kysely<unknown>) {
      await sql`alter table all_leads add column later text`.execute(trx);
      await sql`update company set founder = 'Later'`.execute(trx);
    },
  },
};

test('a migration that is cut off leaves the old schema with all rows, and the next one completes it', async () => {
  const db = await migrated();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = rows[0]?.name ?? '';
  const other = openDatabase(databaseUrl(inject('postgres').serverUrl, name));
  onTestFinished(() => other.db.destroy());
  const stateOf = async () => {
    const { rows } = await sql`
      select founder, exists (select from information_schema.columns where column_name = 'later') as "isLater"
      from company`.execute(other.db);
    return rows;
  };
  for (let cut = 0; cut < 20; cut++) {
    const migrating = migrateToLatest(db, later).catch(() => {});
    await sleep(2 * cut);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      other.db,
    );
    await migrating;
    const isDone = await isMigrated(other.db, later);
    expect(await stateOf()).toEqual([{ founder: isDone ? 'Later' : '', isLater: isDone }]);
  }
  // The pool of `db` may not have noticed yet that its connection was cut.
  await migrateToLatest(other.db, later);
  expect(await stateOf()).toEqual([{ founder: 'Later', isLater: true }]);
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
