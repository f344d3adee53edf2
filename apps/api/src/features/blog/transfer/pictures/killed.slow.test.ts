import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blog } from '@upcurve/contracts/blog/blog';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { spawnApi } from '../../../../testing/processes/api-process.ts';
import { picture } from '../../../../testing/samples/pictures.ts';
import { wxrFile, wxrItem } from '../wordpress/wordpress-samples.ts';

test('after a kill the next worker fetches the rest, and no picture in the library again', async () => {
  const env = { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' };
  // Provides the database and takes the import. The test kills the worker, a second process.
  const api = await startApi({ env });
  const staff = api.client(blog, await api.signIn('editor'));
  const asked: string[] = [];
  let isHanging = true;
  const server = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    // Answers the first that is asked for, whichever it is.
    if (asked.length > 1 && isHanging) return;
    response.end(await picture({ width: 40, height: 30, seed: Number(url[1]) }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const content = ['1', '2', '3'].map((name) => `<img src="${site}/${name}.jpg">`).join('');
  await staff.importBlog({
    fields: { format: 'wxr', fetchesPictures: 'true' },
    files: { file: new File([wxrFile(wxrItem({ content }))], 'blog', { type: 'text/xml' }) },
  });
  const progress = async () => (await staff.listPictureFetches())[0];
  const start = () => {
    const worker = spawnApi({
      ...env,
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.config.dataDir,
      SESSION_SECRET: api.config.sessionSecret,
      API_PORT: '0',
      API_ROLE: 'worker',
    });
    // Also if the test fails.
    onTestFinished(() => worker.kill('SIGKILL'));
    return worker;
  };

  const first = start();
  await vi.waitFor(
    async () => {
      expect(asked.length).toBeGreaterThan(1);
      expect(await progress()).toMatchObject({ fetched: 1 });
    },
    { timeout: 60_000 },
  );
  await first.kill('SIGKILL');
  isHanging = false;
  server.closeAllConnections();
  const second = start();
  await vi.waitFor(async () => expect(await progress()).toMatchObject({ fetched: 3, waiting: 0 }), {
    timeout: 90_000,
  });
  expect(new Set(asked)).toEqual(new Set(['/1.jpg', '/2.jpg', '/3.jpg']));
  expect(asked.filter((url) => url === asked[0])).toHaveLength(1);
  await second.kill('SIGTERM');
  await api.close();
});
