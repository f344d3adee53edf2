import { expect, test, vi } from 'vitest';
import { createKeepWarm, pagesToWarm } from './keep-warm.ts';

test('the newest posts, the first page of every list and both feeds are kept at hand', () => {
  const posts = Array.from({ length: 300 }, (_, place) => ({
    slug: `post-${place}`,
    former: ['older'],
    updatedAt: '2026-11-22T10:00:00.000Z',
  }));
  const pages = pagesToWarm({ posts, categories: [{ slug: 'leads', former: [] }], authors: ['ada'] });
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

test('pages are rendered one at a time, and what is newer takes the place of what is left', async () => {
  const rendered: string[] = [];
  const first = Promise.withResolvers<void>();
  const keepWarm = createKeepWarm({
    async warm([page = '']) {
      rendered.push(page);
      if (page === '/a') await first.promise;
    },
  });
  const before = keepWarm(['/a', '/b']);
  await vi.waitFor(() => expect(rendered).toEqual(['/a']));
  const after = keepWarm(['/c', '/d']);
  first.resolve();
  await Promise.all([before, after]);
  expect(rendered).toEqual(['/a', '/c', '/d']);
});
