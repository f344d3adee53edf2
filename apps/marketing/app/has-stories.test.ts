import { beforeEach, expect, test, vi } from 'vitest';

const answers = vi.fn<() => Response | Promise<Response>>();
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => answers());
});
const fresh = async () => (await import('./has-stories.server.ts')).hasStories;
const story = { id: 'a' };

test('there are stories once one is published, with one call for all pages of a moment', async () => {
  const hasStories = await fresh();
  answers.mockReturnValue(Response.json([]));
  expect(await Promise.all([hasStories(0), hasStories(900)])).toEqual([false, false]);
  expect(answers).toHaveBeenCalledTimes(1);
  answers.mockReturnValue(Response.json([story]));
  expect(await hasStories(1_001)).toBe(true);
});

test('while the API is away it is as it was last', async () => {
  const hasStories = await fresh();
  answers.mockRejectedValueOnce(new Error('away'));
  expect(await hasStories(0)).toBe(false);
  answers.mockResolvedValueOnce(Response.json([story]));
  expect(await hasStories(2_000)).toBe(true);
  answers.mockRejectedValueOnce(new Error('away'));
  expect(await hasStories(4_000)).toBe(true);
});
