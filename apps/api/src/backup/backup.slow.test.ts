import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { media } from '@upcurve/contracts/media/media';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiForTest, startApi, type TestApi } from '../../test/api.ts';
import {
  filesOf,
  machines,
  rowsOf,
  runOnDatabase,
  SECRET,
  startFilledApi,
  waitingIn,
} from '../../test/machines.ts';
import { spawnApi } from '../../test/processes/api-process.ts';
import { leadInput, multiplyLeads, storedLead } from '../../test/samples/leads.ts';
import { startReceiver } from '../../test/servers/receiver.ts';
import { startS3 } from '../../test/servers/s3-server.ts';
import { openConnection } from '../db/client.ts';
import { sweepMedia } from '../features/media/jobs.ts';
import { BACKUP_LOCK } from '../lib/database/locks.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/* Each test fills one or two databases. */
vi.setConfig({ testTimeout: 90_000 });

const { empty, folder } = machines();

describe.each([
  ['a folder', false],
  ['a bucket', true],
] as const)('a backup with uploads in %s', (_, hasBucket) => {
  let s3: Awaited<ReturnType<typeof startS3>> | undefined;
  let api: TestApi;
  beforeAll(async () => {
    s3 = hasBucket ? await startS3() : undefined;
    api = await startFilledApi({ ...s3?.env });
  });
  afterAll(async () => {
    await api.close();
    await s3?.close();
  });

  test('restores rows, files, sequences and waiting jobs on an empty machine', async () => {
    const { path, manifest } = await writeBackup(api.config, folder());
    expect(manifest.missing).toEqual([]);
    const rows = await rowsOf(api.databaseUrl);
    const files = await filesOf(api.config);
    expect(Object.keys(files).length).toBeGreaterThan(0);
    expect(rows.blog_posts).toHaveLength(1);

    const other = hasBucket ? await startS3() : undefined;
    const target = await empty({ ...other?.env });
    const restored = await restoreBackup(target, path);
    expect(restored).toMatchObject({ queued: 1, knowsSuppressed: true });
    expect(await rowsOf(target.databaseUrl)).toEqual(rows);
    expect(await filesOf(target)).toEqual(files);
    expect(await waitingIn(target.databaseUrl)).toBe(1);
    await other?.close();

    // The next question gets a new id, and a row with a dangling reference is rejected.
    await runOnDatabase(target.databaseUrl, async (client) => {
      const { rows } = await client.query(
        "select nextval('questions_id_seq') as next, max(id) as last from questions",
      );
      expect(rows[0].next).toBe(rows[0].last + 1);
      await expect(client.query('update blog_posts set author_id = gen_random_uuid()')).rejects.toMatchObject(
        {
          code: '23503',
        },
      );
    });
  });
});

test('a backup made while leads arrive is a consistent snapshot of leads and their deliveries', async () => {
  const api = await apiForTest({ env: { SESSION_SECRET: SECRET } });
  await api.db
    .updateTable('webhookSettings')
    .set({ isEnabled: true, webhookUrl: 'https://crm.example.com/leads' })
    .execute();
  await storedLead(api, { name: 'Stored' });
  await multiplyLeads(api, 2000);
  const count = async () => (await rowsOf(api.databaseUrl)).all_leads?.length ?? 0;
  const before = await count();
  let done = false;
  const writing = (async () => {
    for (let i = 0; !done; i++)
      await api.client(quiz).submit({ body: leadInput(api, { email: `lead-${i}@example.com` }) });
  })();
  const { path, manifest } = await writeBackup(api.config, folder());
  done = true;
  await writing;

  const target = await empty();
  await restoreBackup(target, path);
  const rows = await rowsOf(target.databaseUrl);
  const kept = rows.all_leads?.length ?? 0;
  expect(manifest.tables.find(({ name }) => name === 'all_leads')?.rows).toBe(kept);
  expect(kept).toBeGreaterThanOrEqual(before);
  expect(await count()).toBeGreaterThan(before);
  // Submissions that were inserted straight into the table have no deliveries.
  expect(rows.webhook_deliveries).toHaveLength(kept - 2001);
});

test('sends a waiting delivery exactly once after a restore', async () => {
  const receiver = await startReceiver();
  const api = await startFilledApi();
  await api.db.updateTable('webhookSettings').set({ webhookUrl: receiver.url }).execute();
  const { path } = await writeBackup(api.config, folder());
  await api.close();
  const target = await empty({ WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' });
  await restoreBackup(target, path);
  const process = spawnApi({
    DATABASE_URL: target.databaseUrl,
    DATA_DIR: target.dataDir,
    SESSION_SECRET: SECRET,
    API_PORT: '0',
    WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
  });
  // The process has to start first.
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1);
  await process.kill('SIGTERM');
  expect(receiver.received).toHaveLength(1);
  await receiver.close();
});

test('a restore keeps the email server, unless nothing may be sent', async () => {
  const api = await startApi({ env: { SESSION_SECRET: SECRET } });
  const server = { host: 'smtp.example.com', senderAddress: 'desk@lowe.example' };
  await api.db.updateTable('mailServer').set(server).execute();
  const { path } = await writeBackup(api.config, folder());
  await api.close();
  for (const [send, host] of [
    [true, 'smtp.example.com'],
    [false, ''],
  ] as const) {
    const target = await empty();
    await restoreBackup(target, path, { send });
    const { rows } = await runOnDatabase(target.databaseUrl, (client) =>
      client.query('select host from mail_server'),
    );
    expect(rows).toEqual([{ host }]);
  }
});

test('the sweep deletes no files during a backup and deletes them afterwards', async () => {
  const api = await startFilledApi();
  const headers = await api.signIn('admin');
  const [unused] = (await api.client(media, headers).listMedia()).items;
  const before = await filesOf(api.config);
  const { client } = await openConnection(api.databaseUrl, 'test');
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(${BACKUP_LOCK})`);
  await api.client(media, headers).deleteMedia({ params: { id: unused?.id ?? '' } });
  const later = Date.now() + 60_000;
  expect((await sweepMedia(api.services, later)).files).toBe(0);
  expect(await filesOf(api.config)).toEqual(before);
  await expect(writeBackup(api.config, folder())).rejects.toThrow('Another backup');

  await client.end();
  expect((await sweepMedia(api.services, later)).files).toBe(Object.keys(before).length);
  expect(await filesOf(api.config)).toEqual({});
  await api.close();
});

test('lists files that are missing from the storage in the manifest', async () => {
  const api = await startFilledApi();
  const [key = ''] = Object.keys(await filesOf(api.config));
  await api.services.storage.delete([key]);
  const { manifest, path } = await writeBackup(api.config, folder());
  expect(manifest.missing).toEqual([key]);
  const target = await empty();
  await restoreBackup(target, path);
  expect(Object.keys(await filesOf(target))).not.toContain(key);
  await api.close();
});

test('leaves no partial file if the backup folder cannot be written', async () => {
  const api = await apiForTest();
  const file = join(folder(), 'in-the-way');
  await writeFile(file, '');
  await expect(writeBackup(api.config, join(file, 'below'))).rejects.toThrow();
  expect((await readdir(folder())).filter((name) => name.endsWith('.part'))).toEqual([]);
});
