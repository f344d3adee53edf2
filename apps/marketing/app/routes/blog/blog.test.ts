import { blog } from '@upcurve/contracts/blog/blog';
import type { Post, PostFilter } from '@upcurve/contracts/blog/posts';
import { testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { newId } from '@upcurve/testing/factories';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { blogPost, summaryOf } from '../../test/blog-post.ts';
import { loader as author } from './author.tsx';
import { loader as category } from './category.tsx';
import { loader as list } from './list.tsx';
import { loader as post } from './post.tsx';

const server = mockNetwork();
let asked: PostFilter[];

beforeEach(() => {
  asked = [];
});

/** Mocks an API with these posts and thirty per page. */
function publish(posts: Post[], pages = 3) {
  server.use(
    handle(blog.listPosts, ({ query }) => {
      asked.push(query);
      return {
        posts: posts.map(summaryOf),
        pagination: { page: query.page ?? 1, limit: 10, totalCount: pages * 10, totalPages: pages },
      };
    }),
    handle(blog.listCategories, () => [
      { id: newId(), name: 'Enquiries', slug: 'enquiries', description: '', postCount: 1 },
    ]),
    handle(blog.listAuthors, () => [
      {
        id: newId(),
        name: 'Ada Lowe',
        slug: 'ada-lowe',
        bio: '',
        avatarUrl: '',
        postCount: 1,
      },
    ]),
    handle(blog.getPost, ({ params: { idOrSlug } }) => {
      const found = posts.find(({ slug }) => [slug, `former-${slug}`].includes(idOrSlug));
      if (!found) throw new Refusal(404, 'There is no such post.');
      return found;
    }),
    handle(testimonials.listStories, () => []),
  );
}

type Args = Parameters<typeof post>[0];
const args = (path: string, params: Record<string, string> = {}) =>
  ({ request: new Request(`http://site.example${path}`), params }) as unknown as Args;
const open = (path: string) => list(args(path) as never);
const read = (slug: string) => post(args(`/blog/${slug}`, { slug }));

const GONE = { init: { status: 404, headers: { 'cache-control': 'no-cache' } } };
const AWAY = { init: { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } } };
const movedTo = async (loading: Promise<unknown>) => {
  const thrown = await loading.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect(status).toBe(301);
  return headers.get('location');
};

test('a list requests its page and search, and loads only the shown facts of each post', async () => {
  publish([blogPost()]);
  const { data } = await open('/blog?page=2&search=%20calls%20');
  expect(asked).toEqual([{ page: 2, search: 'calls' }]);
  expect(data).toMatchObject({ search: 'calls', list: { page: 2, pages: 3, count: 30 } });
  expect(data.list?.posts[0]).toEqual({
    slug: 'five-minutes',
    title: 'Five minutes & no more',
    excerpt: 'What forty clinics did.',
    cover: null,
    category: { name: 'Enquiries', slug: 'enquiries' },
    author: { name: 'Ada Lowe', slug: 'ada-lowe' },
    publishedAt: '2026-11-20T14:05:00.000Z',
    readingMinutes: 4,
  });
});

test.each([
  ['/blog?page=1', '/blog'],
  ['/blog?page=02', '/blog'],
  ['/blog?page=-1', '/blog'],
  ['/blog?page=two', '/blog'],
  ['/blog?page=2&page=2', '/blog?page=2'],
  ['/blog?page=1&search=calls', '/blog?search=calls'],
])('redirects %s to the canonical address of that page', async (path, to) => {
  expect(await movedTo(open(path))).toBe(to);
});

test('answers 404 beyond the last page, and 503 while the API is down', async () => {
  publish([blogPost()]);
  await expect(open('/blog?page=4')).rejects.toMatchObject(GONE);
  server.use(unreachable(blog.listPosts));
  const { data, init } = await open('/blog');
  expect(data.list).toBeUndefined();
  expect(init).toMatchObject(AWAY.init);
});

test.each([
  ['a control character alone', '%00', ''],
  ['several', '%01%7f', ''],
  ['two lines', 'a%0Ab', 'a b'],
  ['too many drawings', `a${'%F0%9F%8E%88'.repeat(60)}`, `a${'🎈'.repeat(49)}`],
])('cleans up a search for %s so that the API accepts it', async (_what, written, search) => {
  publish([blogPost()]);
  const { data, init } = await open(`/blog?search=${written}`);
  expect(init).toBeNull();
  expect(data.search).toBe(search);
  expect(asked).toEqual([{ page: 1, ...(search && { search }) }]);
});

test('loads a post with other posts of its category', async () => {
  const [one, other] = [blogPost(), blogPost({ slug: 'other' })];
  publish([one, other]);
  const data = await read('five-minutes');
  expect(asked).toEqual([{ category: 'enquiries', limit: 4 }]);
  expect(data.related.map(({ slug }) => slug)).toEqual(['other']);
  expect(data.post).toMatchObject({
    seo: { title: one.title, description: one.excerpt },
    anchors: { h0: 'first', h1: 'second', h2: 'third' },
    chapters: [
      { text: 'First', anchor: 'first', below: [] },
      { text: 'Second', anchor: 'second', below: [] },
      { text: 'Third', anchor: 'third', below: [] },
    ],
  });
});

test('redirects a former slug to the current one; 404 for an unknown post, 503 while the API is down', async () => {
  publish([blogPost()]);
  expect(await movedTo(read('former-five-minutes'))).toBe('/blog/five-minutes');
  await expect(read('nothing')).rejects.toMatchObject(GONE);
  server.use(unreachable(blog.getPost));
  await expect(read('five-minutes')).rejects.toMatchObject(AWAY);
});

test('shows a post without related posts and stories if they cannot be loaded', async () => {
  publish([blogPost()]);
  server.use(unreachable(blog.listPosts), unreachable(testimonials.listStories));
  expect(await read('five-minutes')).toMatchObject({ related: [], stories: [] });
});

test('loads categories and authors, and redirects a former slug of a category', async () => {
  publish([blogPost()]);
  const shelf = await category(args('/blog/category/enquiries', { slug: 'enquiries' }) as never);
  expect(shelf.category).toMatchObject({ name: 'Enquiries' });
  expect(await movedTo(category(args('/blog/category/calls?page=2', { slug: 'calls' }) as never))).toBe(
    '/blog/category/enquiries?page=2',
  );
  const ada = await author(args('/blog/author/ada-lowe', { slug: 'ada-lowe' }) as never);
  expect(ada.author).toMatchObject({ name: 'Ada Lowe' });
  await expect(author(args('/blog/author/nobody', { slug: 'nobody' }) as never)).rejects.toMatchObject(GONE);
  publish([]);
  await expect(category(args('/blog/category/calls', { slug: 'calls' }) as never)).rejects.toMatchObject(
    GONE,
  );
});
