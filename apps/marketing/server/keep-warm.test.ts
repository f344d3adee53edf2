import { expect, test, vi } from 'vitest';
import { createKeepWarm, pagesToWarm } from './keep-warm.ts';

test('selects the newest 200 posts, the first page of every list and both feeds', () => {
  const posts = Array.from({ length: 300 }, (_, place) => ({
    slug: `post-${place}`,
    former: ['older'],
    updatedAt: '2026-11-22T10:00:00.000Z',
  }));
  const told = { posts, categories: [{ slug: 'leads', former: [] }], authors: ['ada'] };
  const pages = pagesToWarm(told).map(({ path }) => path);
  expect(pages).toHaveLength(205);
  expect(pages).toEqual(
    expect.arrayContaining([
      '/blog',
      '/blog/post-0',
      '/blog/post-199',
      '/blog/category/leads',
      '/blog/author/ada',
      '/blog/rss.xml',
      '/blog/atom.xml',
    ]),
  );
});

const page = (path: string, changedAt?: string) => ({ path, ...(changedAt && { changedAt }) });
const kept = { holds: () => true };

test('renders pages one at a time, and drops the rest of an older list for a newer one', async () => {
  const rendered: string[] = [];
  const first = Promise.withResolvers<void>();
  const keepWarm = createKeepWarm({
    ...kept,
    async warm([path = '']) {
      rendered.push(path);
      if (path === '/a') await first.promise;
    },
  });
  const before = keepWarm([page('/a'), page('/b')]);
  await vi.waitFor(() => expect(rendered).toEqual(['/a']));
  const after = keepWarm([page('/c'), page('/d')]);
  first.resolve();
  await Promise.all([before, after]);
  expect(rendered).toEqual(['/a', '/c', '/d']);
});

test('after a change, renders lists again but skips unchanged posts', async () => {
  const rendered: string[] = [];
  const gone = new Set<string>();
  const keepWarm = createKeepWarm({
    holds: (path) => !gone.has(path),
    warm: async (paths) => void rendered.push(...paths),
  });
  await keepWarm([page('/blog'), page('/blog/a', '1'), page('/blog/b', '1'), page('/blog/c', '1')]);
  rendered.length = 0;
  gone.add('/blog/c');
  await keepWarm([
    page('/blog'),
    page('/blog/new', '2'),
    page('/blog/a', '1'),
    page('/blog/b', '2'),
    page('/blog/c', '1'),
  ]);
  expect(rendered).toEqual(['/blog', '/blog/new', '/blog/b', '/blog/c']);
});
