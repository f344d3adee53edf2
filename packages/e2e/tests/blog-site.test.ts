import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { sitePage } from './pages/site-page.ts';
import { addresses } from './system/current.ts';
import { publishBlog } from './system/posts.ts';
import { startReplica } from './system/replica.ts';
import { PATIENCE_MS, type Screen, test } from './test.ts';

const { marketing, api } = addresses;
const TITLE = 'The first five minutes';

let own: Awaited<ReturnType<typeof publishBlog>>;
let post: Awaited<ReturnType<typeof own.publish>>;
let path: string;

const get = (url: string) => fetch(url, { redirect: 'manual' });
const textOf = async (url: string) => (await get(url)).text();
/* docs/operations.md promises 2 s. A busy machine may take longer. */
const soon = (check: () => Promise<void>, timeout = PATIENCE_MS) =>
  vi.waitFor(check, { timeout, interval: 50 });
const answers = (url: string, status: number) =>
  soon(async () => expect((await get(url)).status, url).toBe(status));

beforeAll(async () => {
  own = await publishBlog();
  await own.publish('Deposits');
  post = await own.publish(TITLE);
  path = `/blog/${post.slug}`;
  // The product creates demo content a few seconds after its first start.
  await soon(async () => expect((await get(marketing + path)).status).toBe(200), 30_000);
});
afterAll(() => own.remove());

describe.each(['phone', 'desktop'] satisfies Screen[])('on a %s', (screen) => {
  test('every page of the blog is accessible and fits the screen', async ({ open }) => {
    const { page } = await open(screen);
    const paths = [
      '/blog',
      '/blog?search=deposits',
      '/blog?search=zzzzzz',
      path,
      `/blog/category/${own.category.slug}`,
      `/blog/author/${own.author.slug}`,
    ];
    for (const each of paths) {
      await page.goto(marketing + each);
      await expectAccessible(page);
      const [wide, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wide, each).toBe(room);
    }
  });
});

test('breaks very long words so that the page fits the screen', async ({ open }) => {
  const word = 'W\u0301'.repeat(40);
  const address = `https://upcurve.example/${'a1'.repeat(60)}`;
  const category = await own.blog.createCategory({
    body: { name: word, description: word, slug: 'e2e-word' },
  });
  const author = await own.blog.createAuthor({
    body: { name: word, bio: word, email: 'word@upcurve.example' },
  });
  const cells = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  const long = await own.publish(word.repeat(2), {
    slug: 'e2e-word',
    excerpt: word.repeat(3),
    categoryId: category.id,
    authorId: author.id,
    content: {
      version: 1,
      blocks: [
        { id: 'a', type: 'heading', level: 2, text: word },
        {
          id: 'b',
          type: 'richText',
          nodes: [{ type: 'list', isOrdered: false, items: [{ text: address, items: [] }] }],
        },
        {
          id: 'c',
          type: 'comparison',
          caption: '',
          before: '',
          after: '',
          rows: [{ label: word, before: address, after: word }],
        },
        {
          id: 'd',
          type: 'table',
          caption: 'Enquiries of a week, day by day, '.repeat(4),
          head: cells,
          rows: [['12', '9', '14', '8', '21']],
        },
      ],
    },
  });
  const { page } = await open('phone');
  for (const path of [
    '/blog',
    `/blog/category/${category.slug}`,
    `/blog/author/${author.slug}`,
    `/blog/${long.slug}`,
  ]) {
    await soon(async () => expect((await get(marketing + path)).status).toBe(200));
    await page.goto(marketing + path);
    const cut = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      const reach = (found: Element) => {
        const range = document.createRange();
        range.selectNodeContents(found);
        return range.getBoundingClientRect().right;
      };
      return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, th, td, caption span)')]
        .filter((found) => !found.closest('.visually-hidden') && reach(found) > room)
        .map((found) => found.outerHTML.slice(0, 200));
    });
    expect(cut, path).toEqual([]);
  }
  await own.blog.deletePost({ params: { id: long.id } });
  await own.blog.deletePost({ params: { id: long.id } });
  await own.blog.deleteCategory({ params: { id: category.id } });
  await own.blog.deleteAuthor({ params: { id: author.id } });
});

test('text in Hebrew begins on the right, and other text on the left', async ({ open }) => {
  const mixed = await own.publish('Two directions', {
    slug: 'e2e-directions',
    content: {
      version: 1,
      blocks: ['Hello.', 'שלום.'].flatMap((text, place) => [
        { id: `h${place}`, type: 'heading', level: 2, text },
        {
          id: `t${place}`,
          type: 'richText',
          nodes: [
            { type: 'paragraph', text },
            { type: 'list', isOrdered: false, items: [{ text, items: [] }] },
          ],
        },
        { id: `q${place}`, type: 'quote', text, name: '', role: '' },
        { id: `g${place}`, type: 'table', caption: '', head: [text, text], rows: [[text, text]] },
      ]),
    },
  });
  const { page } = await open('desktop');
  await soon(async () => expect((await get(`${marketing}/blog/${mixed.slug}`)).status).toBe(200));
  await page.goto(`${marketing}/blog/${mixed.slug}`);
  const sides = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, p, li, th, td)')].flatMap((found) => {
      const text = found.textContent ?? '';
      if (!['Hello.', 'שלום.'].includes(text) || found.closest('nav, details')) return [];
      const range = document.createRange();
      range.selectNodeContents(found);
      const [words, box] = [range.getBoundingClientRect(), found.getBoundingClientRect()];
      return [`${text} ${words.left - box.left <= box.right - words.right ? 'left' : 'right'}`];
    }),
  );
  expect(new Set(sides)).toEqual(new Set(['Hello. left', 'שלום. right']));
  expect(sides).toHaveLength(16);
  await own.blog.deletePost({ params: { id: mixed.id } });
  await own.blog.deletePost({ params: { id: mixed.id } });
});

test('without script, a visitor finds a post, reads it and opens the next', async ({ open }) => {
  const { page } = await open('phone', { javaScriptEnabled: false });
  await sitePage(page).open('/blog');
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('five minutes');
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await page.getByRole('link', { name: TITLE, exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.getByRole('group').filter({ hasText: 'On this page' }).first().tap();
  await page.getByRole('link', { name: 'What it costs to do nothing' }).tap();
  expect(page.url()).toBe(`${marketing}${path}#what-it-costs-to-do-nothing`);
  await page.getByText('And if she does not pick up?').tap();
  await page.getByText('Ring again.').waitFor();
  await page.getByText('Play the film').tap();
  await page.getByRole('link', { name: 'A first call, at YouTube' }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy the link' }).isVisible()).toBe(false);
  await page.getByRole('link', { name: 'All notes by Harriet Osei' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Harriet Osei' }).waitFor();
});

test('contacts the video site only when the visitor presses play', async ({ open }) => {
  const { page, watch } = await open('desktop');
  watch.expect(/^request to a stranger: https:\/\/www\.youtube-nocookie\.com\//);
  const elsewhere: string[] = [];
  await page.route(/youtube-nocookie|spotify/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' });
  });
  await sitePage(page).openAlive(path, 'Reject');
  expect(elsewhere).toEqual([]);
  await page.getByText('Play the film').click();
  await vi.waitFor(() =>
    expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/abc123?autoplay=1']),
  );
  await page.getByRole('navigation', { name: 'On this page' }).getByText('What forty clinics did').click();
  expect(page.url()).toBe(`${marketing}${path}#what-forty-clinics-did`);
});

test('no page for readers loads code of the editor', async () => {
  const html = await textOf(marketing + path);
  const manifest = /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0];
  const listed = await textOf(marketing + manifest);
  const scripts = new Set([...(html + listed).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([found]) => found));
  expect(scripts.size).toBeGreaterThan(20);
  for (const script of scripts) {
    const code = await textOf(marketing + script);
    expect(/puck|tiptap|prosemirror/i.test(code), script).toBe(false);
  }
});

test('describes a post to other sites, with its own preview picture', async () => {
  const html = await textOf(marketing + path);
  expect(html).toContain(`<link rel="canonical" href="${marketing}${path}"/>`);
  expect(html).toContain(`<meta property="og:image" content="${marketing}${path}/card.png"/>`);
  expect(html).toContain('"@type":"BlogPosting"');
  const card = await get(`${marketing}${path}/card.png`);
  expect(card.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await card.arrayBuffer()).readUInt32BE(16)).toBe(1200);
});

test('redirects former addresses directly to the current one, without a loop after renaming back', async () => {
  const renamed = await own.publish('Renamed twice');
  const of = (slug: string) => `${marketing}/blog/${slug}`;
  await answers(of('renamed-twice'), 200);
  for (const slug of ['second-name', 'third-name']) await own.rename(renamed.id, slug);
  await soon(async () => {
    for (const former of ['renamed-twice', 'second-name']) {
      const { status, headers } = await get(`${of(former)}?from=mail`);
      expect([status, headers.get('location')]).toEqual([301, '/blog/third-name?from=mail']);
    }
  });
  await own.rename(renamed.id, 'renamed-twice');
  await answers(of('renamed-twice'), 200);
  await soon(async () =>
    expect((await get(of('third-name'))).headers.get('location')).toBe('/blog/renamed-twice'),
  );
});

test('shows a preview to anyone with the link, uncached, until staff withdraw the link', async ({ open }) => {
  const draft = await own.blog.updatePost({ params: { id: post.id }, body: { title: 'Not yet' } });
  const { url } = await own.blog.createPreviewLink({ params: { id: draft.id }, body: {} });
  const { page } = await open('phone');
  const answer = await page.goto(url);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await page.getByText('Preview – not public').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Not yet' }).waitFor();
  await expectAccessible(page);
  await own.blog.revokePreviewLink({ params: { id: draft.id } });
  expect((await get(url)).status).toBe(404);
  await own.blog.updatePost({ params: { id: post.id }, body: { title: TITLE } });
});

test('lists, feeds and sitemap show and drop a post on every replica', async () => {
  const replica = await startReplica(api);
  try {
    const places = [
      '/blog',
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/sitemap.xml',
      `/blog/category/${own.category.slug}`,
    ];
    const everywhere = [marketing, replica.url].flatMap((site) => places.map((place) => site + place));
    await Promise.all(everywhere.map(textOf));
    const made = await own.publish('Who rings on Saturday');
    const isThere = (there: boolean) =>
      soon(async () => {
        for (const url of everywhere) expect((await textOf(url)).includes(made.slug), url).toBe(there);
        for (const site of [marketing, replica.url])
          expect((await get(`${site}/blog/${made.slug}`)).status, site).toBe(there ? 200 : 404);
      });
    await isThere(true);
    await own.blog.unpublishPost({ params: { id: made.id }, body: {} });
    await isThere(false);

    await get(replica.url + path);
    replica.cutApi();
    expect((await get(replica.url + path)).status).toBe(200);
    expect(await textOf(`${replica.url}/blog`)).toContain(post.slug);
    // A page that is not cached must not be cached by proxies either.
    for (const unknown of ['/blog/preview/sD-a_1-IVNfJ', '/blog/author/harriet-osei?page=2']) {
      const { status, headers } = await get(replica.url + unknown);
      expect([status, headers.get('cache-control'), headers.get('retry-after')], unknown).toEqual([
        503,
        'no-store',
        '5',
      ]);
    }
  } finally {
    await replica.stop();
  }
});
