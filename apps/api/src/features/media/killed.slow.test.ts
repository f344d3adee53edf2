import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@upcurve/api-client/create-client';
import { media } from '@upcurve/contracts/media/media';
import { expect, test, vi } from 'vitest';
import { startApi } from '../../../test/api.ts';
import { spawnApi } from '../../../test/processes/api-process.ts';
import { picture } from '../../../test/samples/pictures.ts';
import { openStorage } from '../../lib/storage/open-storage.ts';
import { sweepMedia } from './jobs.ts';

test('after a kill during uploads all rows have their files, the sweep removes the rest, and a retry succeeds', async () => {
  // Provides the database and the staff account. The test kills a second process.
  const api = await startApi();
  const headers = await api.signIn('editor');
  const dataDir = await mkdtemp(join(tmpdir(), 'upcurve-killed-'));
  const storage = await openStorage({ ...api.config, dataDir });
  async function keys(): Promise<string[]> {
    const found = [];
    for await (const { key } of storage.list()) found.push(key);
    return found;
  }
  const known = async () =>
    (await api.db.selectFrom('mediaFiles').select('key').execute()).map(({ key }) => key);

  async function start() {
    const env = { DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir, API_PORT: '0', LOG_LEVEL: 'info' };
    const child = spawnApi({ ...env, SESSION_SECRET: api.config.sessionSecret });
    const port = await vi.waitFor(
      () => {
        const [, found] = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(child.output()) ?? [];
        if (!found) throw new Error(child.output());
        return found;
      },
      { timeout: 60_000 },
    );
    return {
      child,
      staff: createClient(media, { baseUrl: `http://127.0.0.1:${port}`, headers: () => headers }),
    };
  }
  const files = await Promise.all(
    [1, 2, 3, 4].map(async (seed) => {
      const bytes = await picture({ width: 2000, height: 1500, seed });
      return new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' });
    }),
  );

  const first = await start();
  const sent = Promise.allSettled(files.map((file) => first.staff.addMedia({ fields: {}, files: { file } })));
  while ((await keys()).length === (await known()).length) await sleep(1);
  await first.child.kill('SIGKILL');
  await sent;
  const whole = await known();
  expect(await keys()).toEqual(expect.arrayContaining(whole));
  expect(whole.length).toBeLessThan(4 * 15);

  await sweepMedia({ ...api.services, storage }, Date.now() + 60_000);
  expect((await keys()).sort()).toEqual(whole.sort());
  const second = await start();
  for (const file of files) await second.staff.addMedia({ fields: {}, files: { file } });
  expect((await second.staff.listMedia()).total).toBe(4);
  await second.child.kill('SIGTERM');
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});
