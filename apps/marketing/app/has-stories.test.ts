import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const answers = vi.fn<() => Response | Promise<Response>>();
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => answers());
});
afterAll(() => void vi.unstubAllGlobals());
const fresh = async () => (await import('./has-stories.server.ts')).hasStories;
const story = { id: 'a' };

test('finds a newly published story, and calls the API once for all pages that load at the same time', async () => {
  const hasStories = await fresh();
  answers.mockReturnValue(Response.json([]));
  expect(await Promise.all([hasStories(0), hasStories(900)])).toEqual([false, false]);
  expect(answers).toHaveBeenCalledTimes(1);
  answers.mockReturnValue(Response.json([story]));
  expect(await hasStories(1_001)).toBe(true);
});

test('keeps the last known answer while the API is down', async () => {
  const hasStories = await fresh();
  answers.mockRejectedValueOnce(new Error('away'));
  expect(await hasStories(0)).toBe(false);
  answers.mockResolvedValueOnce(Response.json([story]));
  expect(await hasStories(2_000)).toBe(true);
  answers.mockRejectedValueOnce(new Error('away'));
  expect(await hasStories(4_000)).toBe(true);
});
