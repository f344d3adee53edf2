import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { TestApi } from '../../test/api.ts';
import { filesOf, machines, rowsOf, startFilledApi, waitingIn } from '../../test/machines.ts';
import type { Config } from '../config.ts';
import { openConnection, openDatabase } from '../db/client.ts';
import { migrateToLatest, migrationNames, migrations } from '../db/migrate.ts';
import { BackupError } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

vi.setConfig({ testTimeout: 60_000 });

const { template } = inject('postgres');
const { empty, folder } = machines();

/** Returns the message of the BackupError that `work` fails with. */
const without = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(BackupError);
  return (error as Error).message;
};

describe('rejects a restore and changes nothing', () => {
  let api: TestApi;
  let readable: Buffer;
  let target: Config;
  beforeAll(async () => {
    api = await startFilledApi({});
    target = await empty();
    const { path } = await writeBackup(api.config, folder());
    readable = await readFile(path);
  });
  afterAll(() => api.close());

  async function refused(bytes: Buffer): Promise<string> {
    const path = join(folder(), `${uniqueDatabaseName('file')}.backup`);
    await writeFile(path, bytes);
    const message = await without(restoreBackup(target, path));
    expect(await rowsOf(target.databaseUrl)).toEqual({});
    expect(await filesOf(target)).toEqual({});
    return message;
  }

  const changed = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };

  test('of a file that is not a backup', async () => {
    expect(await refused(Buffer.from('hello'))).toContain('is not a backup of this product');
    expect(await refused(Buffer.alloc(0))).toContain('is not a backup of this product');
    expect(await without(restoreBackup(await empty(), join(folder(), 'none')))).toContain('ENOENT');
  });

  test.each([0.01, 0.3, 0.6, 0.95, 0.9999])(
    'of a file truncated or changed at %d of its length',
    async (share) => {
      const at = Math.floor(readable.length * share);
      expect(await refused(readable.subarray(0, at))).toMatch(/changed|incomplete|damaged/);
      expect(await refused(changed(readable, at))).toMatch(/changed|incomplete|damaged/);
    },
  );

  test('into a database that is in use, or that contains data unless --overwrite is given', async () => {
    const path = join(folder(), 'good.backup');
    await writeFile(path, readable);
    const used = await without(restoreBackup(api.config, path, { overwrite: true }));
    expect(used).toContain('is using this database');

    const target = await empty({}, template);
    const { client } = await openConnection(target.databaseUrl, 'test');
    await client.query("insert into seeds (name) values ('mine')");
    await client.end();
    const before = await rowsOf(target.databaseUrl);
    expect(await without(restoreBackup(target, path))).toContain('--overwrite');
    expect(await rowsOf(target.databaseUrl)).toEqual(before);

    await restoreBackup(target, path, { overwrite: true, send: false });
    // The waiting delivery is put on hold. Everything else is the same.
    const { webhook_deliveries: held, ...rows } = await rowsOf(target.databaseUrl);
    const { webhook_deliveries: waited, ...kept } = await rowsOf(api.databaseUrl);
    expect(rows).toEqual(kept);
    expect(held).toHaveLength(waited?.length ?? Number.NaN);
    expect(await waitingIn(target.databaseUrl)).toBe(0);
  });

  test('of a backup made by a newer version', async () => {
    const { manifest } = await writeBackup(api.config, folder());
    expect(manifest.migrations).toEqual(migrationNames);
    const { db } = openDatabase(api.databaseUrl);
    await db
      .insertInto('kysely_migration' as never)
      .values({ name: '29990101T0000-later', timestamp: 'now' } as never)
      .execute();
    try {
      const { path: later } = await writeBackup(api.config, folder());
      expect(await without(restoreBackup(await empty(), later))).toContain('by a newer version');
    } finally {
      await db
        .deleteFrom('kysely_migration' as never)
        .where('name' as never, 'like', '2999%' as never)
        .execute();
      await db.destroy();
    }
  });
});

test('restores a backup from before the baseline, but none that is older', async () => {
  const source = await empty();
  const { db } = openDatabase(source.databaseUrl);
  const baseline = '20261129T1501-baseline';
  await migrateToLatest(db, { [baseline]: migrations[baseline]! });
  await db.insertInto('seeds').values({ name: 'mine' }).execute();
  const backUpAt = async (last: string) => {
    await sql`update kysely_migration set name = ${last}`.execute(db);
    return (await writeBackup(source, folder())).path;
  };
  const old = await backUpAt('20261129T1050-tiers-by-score');
  const path = await backUpAt('20261129T1500-due-first');
  await db.destroy();

  const target = await empty();
  expect(await without(restoreBackup(target, old))).toContain('Start version 0.1.0-c16ed5f');
  await restoreBackup(target, path);
  expect(await rowsOf(target.databaseUrl)).toEqual(await rowsOf(source.databaseUrl));
});
