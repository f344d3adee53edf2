import { blog } from '@upcurve/contracts/blog/blog';
import type { BlogPaths } from '@upcurve/contracts/blog/posts';
import { handle, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test, vi } from 'vitest';
import { createBlogIndex } from './blog-index.ts';

const server = mockNetwork();
const apiUrl = 'http://127.0.0.1:4000';
const WHEN = '2026-11-22T10:00:00.000Z';
const publish = (part: Partial<BlogPaths>) =>
  server.use(handle(blog.listPaths, () => ({ posts: [], categories: [], authors: [], ...part })));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    vi.useRealTimers();
  };
});

test('finds public posts, redirects former addresses and knows nothing else', async () => {
  publish({
    posts: [{ slug: 'third', former: ['first', 'second'], updatedAt: WHEN }],
    categories: [{ slug: 'leads', former: ['enquiries'] }],
    authors: ['ada'],
  });
  const index = createBlogIndex({ apiUrl });
  expect(index.find('/blog/first')).toBeUndefined();
  await index.refresh();
  expect(index.find('/blog/third')).toBe('/blog/third');
  expect(index.find('/blog/first')).toBe('/blog/third');
  expect(index.find('/blog/category/enquiries')).toBe('/blog/category/leads');
  expect(index.find('/blog/author/ada')).toBe('/blog/author/ada');
  for (const path of ['/blog/other', '/blog/category/other', '/blog/author/first', '/blog/category'])
    expect(index.find(path)).toBe('none');
  for (const path of ['/blog', '/blog/rss.xml', '/blog/preview/abc', '/pricing', '/blog/a/b/c'])
    expect(index.find(path)).toBeUndefined();
});

test('keeps the known addresses while the API is down, and retries', async () => {
  publish({ authors: ['ada'] });
  const onTold = vi.fn();
  const index = createBlogIndex({ apiUrl, onTold });
  await index.refresh();
  server.use(unreachable(blog.listPaths));
  await index.refresh();
  expect(index.find('/blog/author/ada')).toBe('/blog/author/ada');
  expect(index.find('/blog/author/ben')).toBe('none');
  expect(onTold).toHaveBeenCalledOnce();
  publish({ authors: ['ada', 'ben'] });
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(index.find('/blog/author/ben')).toBe('/blog/author/ben'));
  expect(onTold).toHaveBeenLastCalledWith({ posts: [], categories: [], authors: ['ada', 'ben'] });
});
