import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { expect, test, vi } from 'vitest';
import { apiForTest, startApi } from '../../test/api.ts';
import { spawnApi } from '../../test/processes/api-process.ts';
import { STORY_FILES, seedStories } from './seed-stories.ts';

const FOLDER_MAX = 1_500_000;
const NAMES = ['Linden Skin', 'Okafor Aesthetic Surgery', 'Harbour Dental Studio', 'Alder & Wren'];

test('the files of the stories are small enough for the repository', async () => {
  const names = await readdir(STORY_FILES);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(STORY_FILES, name))).size));
  expect(names).toHaveLength(4 * 6);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FOLDER_MAX);
});

test('adds four stories in order and serves all their files', async () => {
  const api = await apiForTest();
  const visitor = api.client(testimonials, {});
  // Two servers that start together add the stories once.
  await Promise.all([seedStories(api.services), seedStories(api.services)]);

  const stories = await visitor.listStories();
  expect(stories.map(({ name, order }) => [name, order])).toEqual(NAMES.map((name, i) => [name, i + 1]));
  for (const { avatar, cta, segments } of stories) {
    expect(['/contact', '/book-consultation']).toContain(cta);
    expect(segments.map(({ type }) => type)).toEqual(['image', 'video', 'image']);
    expect(segments.map(({ order }) => order)).toEqual([1, 2, 3]);
    const [, clip] = segments;
    expect(clip).toMatchObject({ width: 720, height: 1280, duration: 6000 });
    for (const { alt } of segments) expect(alt.length).toBeGreaterThan(60);
    const urls = segments.flatMap(({ url, posterUrl, captionsUrl, sizes }) => [
      url,
      ...sizes.map((size) => size.url),
      posterUrl,
      captionsUrl,
    ]);
    expect(urls.filter((url) => url?.endsWith('.vtt'))).toHaveLength(1);
    for (const url of [avatar, ...urls.filter((each) => each !== undefined)])
      expect((await api.app.inject({ url })).statusCode, url).toBe(200);
    expect(clip?.posterUrl).toMatch(/\.jpg$/);
  }
  const clip = await readFile(join(STORY_FILES, 'linden-clip.mp4'));
  const served = await api.app.inject({ url: stories[0]?.segments[1]?.url ?? '' });
  expect(served.rawPayload).toHaveLength(clip.length);

  // Stories that staff delete are not added again.
  const staff = api.client(testimonials, await api.signIn('editor'));
  for (const { id } of stories) await staff.deleteStory({ params: { id } });
  await seedStories(api.services);
  expect(await visitor.listStories()).toEqual([]);
  expect(await api.db.selectFrom('media').select('id').execute()).toEqual([]);
});

test('adds no story if killed while adding them, and all four at the next start', async () => {
  const api = await startApi();
  const visitor = api.client(testimonials, {});
  const dataDir = await mkdtemp(join(tmpdir(), 'upcurve-stories-'));
  const env = { DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir, API_PORT: '0', DEMO_CONTENT: 'true' };
  const start = () => spawnApi({ ...env, SESSION_SECRET: api.config.sessionSecret });
  const files = await readdir(STORY_FILES);
  const kept = async () =>
    (await api.db.selectFrom('media').select('id').where('fileName', 'in', files).execute()).length;
  const patience = { timeout: 90_000, interval: 10 };

  const first = start();
  await vi.waitFor(async () => expect(await kept()).toBeGreaterThan(2), patience);
  await first.kill('SIGKILL');
  expect(await visitor.listStories()).toEqual([]);

  const second = start();
  await vi.waitFor(async () => expect(await visitor.listStories()).toHaveLength(4), patience);
  expect(await kept()).toBe(4 * 5);
  expect(second.output()).not.toContain('demo stories');
  await second.kill('SIGTERM');
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});
