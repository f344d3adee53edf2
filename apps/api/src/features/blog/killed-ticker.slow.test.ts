import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from '../../../test/api.ts';
import { spawnApi } from '../../../test/processes/api-process.ts';
import { inOneHour, postsOf } from '../../../test/samples/posts.ts';

test('a scheduled post becomes public while all workers are down; the next worker completes it', async () => {
  const api = await startApi();
  const dataDir = await mkdtemp(join(tmpdir(), 'upcurve-ticker-'));
  onTestFinished(async () => {
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const posts = postsOf(api, await api.signIn('editor'));
  const isSettled = async (id: string) => {
    const { publishAt, liveRevisionId } = await api.db
      .selectFrom('blogPosts')
      .select(['publishAt', 'liveRevisionId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return publishAt === null && liveRevisionId !== null;
  };
  async function startWorker() {
    const env = { DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir, API_PORT: '0', API_ROLE: 'worker' };
    const worker = spawnApi({ ...env, LOG_LEVEL: 'info', SESSION_SECRET: api.config.sessionSecret });
    onTestFinished(() => (worker.child.exitCode === null ? worker.kill('SIGKILL') : undefined));
    await vi.waitFor(() => expect(worker.output()).toContain('listening'), { timeout: 60_000 });
    return worker;
  }

  const worker = await startWorker();
  const post = await posts.create('At its minute');
  await posts.publish(post, inOneHour());
  await worker.kill('SIGKILL');
  await posts.comeDue(post);
  const read = () => posts.reader.getPost({ params: { idOrSlug: post.slug } });
  const shown = await read();
  expect(shown).toMatchObject({ title: 'At its minute', status: 'published' });
  expect((await posts.reader.listPosts({ query: {} })).posts).toMatchObject([{ id: post.id }]);
  expect(await isSettled(post.id)).toBe(false);

  const next = await startWorker();
  // Cron jobs run once a minute.
  await vi.waitFor(async () => expect(await isSettled(post.id)).toBe(true), {
    timeout: 100_000,
    interval: 500,
  });
  expect(await read()).toEqual(shown);
  await next.kill('SIGTERM');
});
