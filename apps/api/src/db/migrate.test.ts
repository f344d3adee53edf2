import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { type Kysely, sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from './client.ts';
import { isMigrated, migrateToLatest, migrationNames, migrations } from './migrate.ts';

const HOW =
  'A migration runs in the order of its name: rename one that came late, so that it is the newest, and list it last.';

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
