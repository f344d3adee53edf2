import { blog } from '@upcurve/contracts/blog/blog';
import { everyBlock, MEDIA_IDS } from '@upcurve/post-blocks/testing/every-block';
import { HOSTILE } from '@upcurve/post-blocks/testing/hostile';
import { media } from '@upcurve/testing/factories';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { config } from '../../../server/config.ts';
import { blogPost, summaryOf } from '../../test/blog-post.ts';
import { loader as atom } from './atom.ts';
import { loader as rss } from './rss.ts';

const { marketingUrl: site } = config();
const server = mockNetwork();
const files = {
  [MEDIA_IDS[0]]: media({ id: MEDIA_IDS[0] }),
  [MEDIA_IDS[1]]: media({ id: MEDIA_IDS[1], kind: 'video', url: '/media/clip.mp4', sizes: [] }),
};
const one = blogPost({ updatedAt: '2026-11-21T08:00:00.000Z' });
const other = blogPost({ slug: 'other', title: 'Other', authorName: null, author: null, categoryName: null });
/** Contains every kind of payload in every field of every block. */
const hostile = blogPost({
  slug: 'hostile',
  title: HOSTILE.filter((text) => !/[\p{Cc}]/u.test(text))
    .slice(6, 18)
    .join(' ')
    .slice(0, 200),
  excerpt: ']]></summary><script>alert(1)</script>',
  categoryName: '"><x>',
  content: {
    version: 1,
    blocks: HOSTILE.flatMap((text, place) =>
      everyBlock(text, text).map((block) => ({ ...block, id: `${place}-${block.id}` })),
    ),
  },
  media: files,
});

function publish(posts = [one, other, hostile]) {
  server.use(
    handle(blog.listPosts, () => ({
      posts: posts.map(summaryOf),
      pagination: { page: 1, limit: 20, totalCount: posts.length, totalPages: 1 },
    })),
    handle(blog.getPost, ({ params: { idOrSlug } }) => {
      const found = posts.find(({ slug }) => slug === idOrSlug);
      if (!found || found === other) throw new Refusal(404, 'It has just been taken down.');
      return found;
    }),
  );
}

function bodyOf(html: string | undefined) {
  const root = document.createElement('div');
  root.innerHTML = html ?? '';
  return root;
}

test('serves a valid RSS feed with the full text of the newest posts', async () => {
  publish();
  const response = await rss();
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = parseRssFeed(await response.text());
  expect(feed).toMatchObject({
    title: 'Upcurve: notes on growing a clinic',
    link: `${site}/blog`,
    language: 'en-gb',
    lastBuildDate: 'Sat, 21 Nov 2026 08:00:00 GMT',
    atom: { links: [{ rel: 'self', href: `${site}/blog/rss.xml` }] },
  });
  const [first, second] = feed.items ?? [];
  expect(feed.items).toHaveLength(2);
  expect(first).toMatchObject({
    title: one.title,
    link: `${site}/blog/five-minutes`,
    guid: { value: `urn:uuid:${one.id}`, isPermaLink: false },
    pubDate: 'Fri, 20 Nov 2026 14:05:00 GMT',
    description: 'What forty clinics did.',
    categories: [{ name: 'Enquiries' }],
  });
  const text = bodyOf(first?.content?.encoded);
  expect(text.textContent).toContain('First words, more.');
  expect(text.querySelector('a')?.href).toBe(`${site}/pricing`);
  expect(second?.title).toBe(hostile.title);
});

test('serves a valid Atom feed with the full text of the newest posts', async () => {
  publish();
  const response = await atom();
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = parseAtomFeed(await response.text());
  expect(feed).toMatchObject({
    id: `${site}/blog`,
    updated: '2026-11-21T08:00:00.000Z',
    links: [{ rel: 'self' }, { rel: 'alternate', href: `${site}/blog` }],
  });
  expect(feed.entries?.[0]).toMatchObject({
    id: `urn:uuid:${one.id}`,
    title: { value: one.title },
    links: [{ rel: 'alternate', href: `${site}/blog/five-minutes` }],
    published: one.publishedAt,
    updated: one.updatedAt,
    authors: [{ name: 'Ada Lowe' }],
    summary: { value: one.excerpt },
  });
});

test('a feed contains no script, and only absolute addresses', async () => {
  publish();
  const rssBody = parseRssFeed(await (await rss()).text()).items?.[1]?.content?.encoded;
  const atomBody = parseAtomFeed(await (await atom()).text()).entries?.[1]?.content?.value;
  // Compared as a boolean, because a diff of the texts would be too long.
  expect(atomBody === rssBody).toBe(true);
  const text = bodyOf(rssBody);
  expect(text.textContent?.includes('<script>alert(1)</script>')).toBe(true);
  expect(
    text.querySelectorAll('script, iframe, object, embed, form, base, meta, link, style, button'),
  ).toHaveLength(0);
  const attributes = [...text.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => /^(on|style$|class$|data-)/.test(name))).toEqual([]);
  for (const { name, value } of attributes)
    if (['href', 'src', 'poster'].includes(name)) expect(value).toMatch(/^(https?:\/\/|mailto:|tel:)/);
});

test('escapes an excerpt correctly for feeds that take HTML and feeds that take text', async () => {
  publish();
  const { description } = parseRssFeed(await (await rss()).text()).items?.[1] ?? {};
  expect(description).toBe(']]&gt;&lt;/summary&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(bodyOf(description).textContent).toBe(hostile.excerpt);
  const xml = await (await atom()).text();
  expect(xml).toContain('<summary type="text">]]&gt;&lt;/summary&gt;');
});

test('a feed is valid with a post that has no excerpt', async () => {
  publish([{ ...one, excerpt: '' }]);
  expect(parseRssFeed(await (await rss()).text()).items?.[0]).not.toHaveProperty('description');
  expect(parseAtomFeed(await (await atom()).text()).entries?.[0]).not.toHaveProperty('summary');
});

test('a feed without posts is still valid', async () => {
  publish([]);
  expect(parseRssFeed(await (await rss()).text()).items ?? []).toEqual([]);
  expect(parseAtomFeed(await (await atom()).text()).updated).toBe('1970-01-01T00:00:00.000Z');
});

test('answers an uncacheable 503 while the API is down', async () => {
  server.use(unreachable(blog.listPosts));
  const { status, headers } = await rss();
  expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
});
