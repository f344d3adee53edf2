import { blog } from '@upcurve/contracts/blog/blog';
import type { ImportFormat } from '@upcurve/contracts/blog/blog-transfer';
import type { Post } from '@upcurve/contracts/blog/posts';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { type MeetingType, meetingTypes } from '@upcurve/contracts/bookings/meeting-types';
import { media } from '@upcurve/contracts/media/media';
import { allBlocks } from '@upcurve/post-blocks/content';
import { isHref } from '@upcurve/post-blocks/inline';
import { linksOf } from '@upcurve/post-blocks/outline';
import { readContent } from '@upcurve/post-blocks/read-content';
import { HOSTILE_HTML } from '@upcurve/post-blocks/testing/hostile-html';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiForFile, refusedWith } from '../../../../test/api.ts';
import { ghostFile } from '../../../../test/samples/ghost.ts';
import { contactInput } from '../../../../test/samples/leads.ts';
import { picture } from '../../../../test/samples/pictures.ts';
import { postsOf } from '../../../../test/samples/posts.ts';
import { WXR, wxrFile, wxrItem } from '../../../../test/samples/wordpress.ts';

const api = await apiForFile();
const headers: Record<string, string> = await api.signIn('editor', 'edith');
beforeEach(async () => {
  await sql`truncate blog_posts, blog_slugs, blog_categories, blog_authors, media, media_files cascade`.execute(
    api.db,
  );
});

const staff = (more = headers) => api.client(blog, more);
const bring = (format: ImportFormat, text: string, more = headers) =>
  staff(more).importBlog({
    fields: { format },
    files: { file: new File([text], 'blog', { type: format === 'wxr' ? 'text/xml' : 'application/json' }) },
  });
const get = (idOrSlug: string): Promise<Post> => staff().getPost({ params: { idOrSlug } });
const count = async () => (await staff().listPosts({ query: {} })).pagination.totalCount;

test('imports WordPress posts as drafts with slug, date, category and author', async () => {
  const report = await bring('wxr', WXR);
  expect(report).toMatchObject({ posts: 2, categories: 1, authors: 1, media: 0 });
  expect(await api.lastAudit()).toMatchObject({ action: 'blog.imported', actorName: 'edith' });
  expect(report.left).toContainEqual({ post: 'First post', what: 'Tags: t1' });
  expect(report.left).toContainEqual({ post: '', what: 'Not posts: 1 of the type “page”' });
  expect(report.left).toContainEqual({
    post: 'First post',
    what: 'The cover picture: https://old.example/wp-content/uploads/2024/room.jpg',
  });
  expect(await get('first-post')).toMatchObject({
    title: 'First post',
    status: 'draft',
    excerpt: 'In short.',
    createdAt: '2024-06-05T16:04:48.000Z',
    categorySlug: 'news',
    categoryName: 'News & Views',
    author: { name: 'Ada Byron', slug: 'ada-byron' },
    seo: { title: 'First, for searchers', description: '' },
    cover: null,
  });
  expect((await api.client(blog, {}).listPosts({ query: {} })).posts).toEqual([]);
  expect(await staff().listRevisions({ params: { id: (await get('first-post')).id } })).toMatchObject([
    { number: 1, kind: 'imported', createdBy: 'edith', isPublic: false },
  ]);
});

test('a second import uses different slugs, and the existing category and author', async () => {
  await bring('wxr', WXR);
  const report = await bring('wxr', WXR);
  expect(report).toMatchObject({ posts: 2, categories: 0, authors: 0 });
  expect(report.left).toContainEqual({
    post: 'First post',
    what: 'Its address “first-post”, which is taken: it has “first-post-2”',
  });
  expect((await get('first-post-2')).authorId).toBe((await get('first-post')).authorId);
});

test('finds files in the library by their name', async () => {
  const bytes = await picture();
  const { id } = await api.client(media, headers).addMedia({
    fields: {},
    files: { file: new File([new Uint8Array(bytes)], 'Room.jpg', { type: 'image/jpeg' }) },
  });
  await bring('wxr', WXR);
  const post = await get('first-post');
  expect(post.cover?.id).toBe(id);
  expect(post.content.blocks[2]).toMatchObject({ type: 'image', mediaId: id, alt: 'A room' });
  expect(await refusedWith(api.client(media, headers).deleteMedia({ params: { id } }))).toBe(409);
});

test('imports Ghost posts and updates the links between them', async () => {
  const report = await bring('ghost', ghostFile());
  expect(report).toMatchObject({ posts: 3, categories: 1, authors: 1 });
  const post = await get('first');
  expect(post).toMatchObject({ categorySlug: 'growth', author: { name: 'Ada', bio: 'Writes.' } });
  expect(post.content.blocks[0]).toMatchObject({ nodes: [{ text: 'Read [on](/blog/second).' }] });
});

test('shortens or replaces titles, slugs and names that do not fit, and reports it', async () => {
  const posts = [
    { title: 'Wort '.repeat(100), slug: 'Ärger & Ünfug', custom_excerpt: 'x'.repeat(600), author_id: 'u9' },
    { title: '', slug: 'author', html: '<p>x</p>' },
    { title: '\u0000\ud800Tab\tle', slug: '', html: '\u0000' },
  ];
  const report = await bring('ghost', JSON.stringify({ data: { posts } }));
  expect(report.left.map(({ what }) => what)).toEqual([
    'Its address “author”, which is taken: it has “author-2”',
    'The end of its excerpt, which can have 500 characters',
    'The author u9 has no email address',
  ]);
  expect((await get('arger-unfug')).title).toHaveLength(200);
  expect((await get('author-2')).title).toBe('Untitled');
  expect((await get('tab-le')).title).toBe('Tab le');
});

test('decodes the slugs of WordPress', async () => {
  const category = (nicename: string, name: string) =>
    `<category domain="category" nicename="${nicename}"><![CDATA[${name}]]></category>`;
  const listed = (nicename: string, name: string) =>
    `<wp:category><wp:category_nicename>${nicename}</wp:category_nicename><wp:cat_name>${name}</wp:cat_name></wp:category>`;
  const [news, advice, skin] = ['%d0%bd%d0%be', '%d1%81%d0%be', 'f%c3%bcr-hautpflege%e2%84%a2'];
  const items = [
    { slug: 'caf%c3%a9-gr%c3%b6%c3%9fe', more: category(news, 'Новости') },
    { slug: '%d0%ba%d0%bb', title: 'Łódź', more: category(advice, 'Советы') },
    { slug: '100%', title: 'Whole', more: category(skin, 'Für Hautpflege') },
  ];
  const file = wxrFile(...items.map((item, at) => wxrItem({ id: at + 1, ...item }))).replace(
    '<wp:category>',
    `${listed(news, 'Новости')}${listed(advice, 'Советы')}${listed(skin, 'Für Hautpflege')}<wp:category>`,
  );
  await bring('wxr', file);
  expect(await get('cafe-grosse')).toMatchObject({ categoryName: 'Новости' });
  expect(await get('lodz')).toMatchObject({ categoryName: 'Советы' });
  expect(await get('100')).toMatchObject({ categorySlug: 'fur-hautpflege', categoryName: 'Für Hautpflege' });
});

test('appends a number to a slug that looks like an id', async () => {
  const id = '0198a2f0-1111-7000-8000-00000000beef';
  const posts = [{ id: 'p1', title: 'Odd', slug: id, html: '<p>x</p>' }];
  const tables = {
    tags: [{ id: 't1', name: id, slug: id }],
    posts_tags: [{ post_id: 'p1', tag_id: 't1' }],
  };
  await bring('ghost', JSON.stringify({ data: { posts, ...tables } }));
  const post = await get(`${id}-2`);
  expect(post).toMatchObject({ title: 'Odd', categoryName: id });
  const { posts: found } = await staff().listPosts({ query: { category: post.categorySlug as string } });
  expect(found).toHaveLength(1);
});

test('while an import is being stored, posts are published, kinds of meeting change and visitors book', async () => {
  const owner = await api.signIn('owner');
  const posts = postsOf(api, headers);
  const draft = await posts.create('Mine');
  // Makes the import wait in the middle of its transaction until the test lets it go on.
  await sql`create function wait() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(42); return new; end $$`.execute(api.db);
  await sql`create trigger wait before insert on blog_posts for each row execute function wait()`.execute(
    api.db,
  );
  const gate = await api.db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(42)`.execute(gate);
  const importing = bring('wxr', WXR);
  try {
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`.execute(api.db);
      expect(rows).toHaveLength(1);
    }, 60_000);
    const version = await posts.version();
    await posts.publish(draft);
    expect(await posts.version()).toBe(version + 1);
    const types = api.client(meetingTypes, owner);
    const [type] = await types.listMeetingTypes();
    const { id, version: _, ...input } = type as MeetingType;
    await types.saveMeetingType({ params: { id }, body: { ...input, minutes: 45 } });
    const visitor = api.client(bookings);
    const { slots } = await visitor.listSlots({ query: {} });
    const { name, email, consent, formToken, proof } = contactInput(api);
    const body = { type: input.slug, start: slots[0]?.start ?? '', zone: 'Europe/London', source: '/' };
    await visitor.book({ body: { ...body, name, email, consent, formToken, proof } });
  } finally {
    await gate.commit().execute();
    await importing.finally(() => sql`drop function wait cascade`.execute(api.db));
  }
  expect(await importing).toMatchObject({ posts: 2 });
});

describe('refuses', () => {
  test.each([
    ['wxr', '', 'This is not a WordPress WXR file'],
    ['wxr', WXR.slice(0, 3000), 'This is not a WordPress WXR file'],
    ['wxr', ghostFile(), 'This is not a WordPress WXR file'],
    ['ghost', '', 'This is not a Ghost export'],
    ['ghost', WXR, 'This is not a Ghost export'],
    ['ghost', ghostFile().slice(0, -10), 'This is not a Ghost export'],
    ['upcurve', '', 'This is not an export of this system'],
    ['upcurve', ghostFile(), 'This is not an export of this system'],
  ] as const)('%s: a file in another format (%#)', async (format, text, words) => {
    await expect(bring(format, text)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(words),
      issues: [{ path: 'file' }],
    });
    expect(await count()).toBe(0);
  });

  test('an unknown format, a form without a file, and a file of the wrong type', async () => {
    expect(await refusedWith(bring('rss' as ImportFormat, WXR))).toBe(400);
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    expect(await refusedWith(staff().importBlog({ fields: { format: 'wxr' }, files: { file } }))).toBe(415);
    expect(
      await refusedWith(staff().importBlog({ fields: { format: 'wxr' }, files: {} as { file: File } })),
    ).toBe(400);
  });

  test('callers without permission', async () => {
    const sales = await api.signIn('sales');
    expect(await refusedWith(bring('wxr', WXR, sales))).toBe(403);
    expect(await refusedWith(bring('wxr', WXR, { origin: headers.origin as string }))).toBe(401);
  });

  test('all posts, authors and categories if one post cannot be stored', async () => {
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin if new.slug = 'last' then raise exception 'refused'; end if; return new; end $$`.execute(
      api.db,
    );
    await sql`create trigger refuse before insert on blog_posts for each row execute function refuse()`.execute(
      api.db,
    );
    const write = process.stdout.write;
    process.stdout.write = () => true;
    try {
      expect(
        await refusedWith(bring('wxr', wxrFile(wxrItem({ id: 1 }), wxrItem({ id: 2, slug: 'last' })))),
      ).toBe(500);
    } finally {
      process.stdout.write = write;
      await sql`drop function refuse cascade`.execute(api.db);
    }
    expect(await count()).toBe(0);
    expect(await staff().listAuthors()).toEqual([]);
  });
});

test.each([
  ['wxr', (html: string, at: number) => wxrItem({ id: at, title: html, content: html, slug: `h-${at}` })],
  [
    'ghost',
    (html: string, at: number) => ({ id: `${at}`, title: html, html, slug: `h-${at}`, feature_image: html }),
  ],
] as const)('%s: keeps only words and links of hostile HTML', async (format, make) => {
  const made = HOSTILE_HTML.map((html, at) => make(html.replaceAll('\u0000', ''), at));
  const file = format === 'wxr' ? wxrFile(...(made as string[])) : JSON.stringify({ data: { posts: made } });
  expect(await bring(format, file)).toMatchObject({ posts: HOSTILE_HTML.length });
  for (const at of HOSTILE_HTML.keys()) {
    const { content, title } = await get(`h-${at}`);
    const blocks = allBlocks(readContent(content).blocks);
    expect(title).not.toBe('');
    for (const { type } of blocks) expect(['heading', 'richText', 'faq', 'quote', 'table']).toContain(type);
    for (const href of blocks.flatMap(linksOf)) {
      expect(isHref(href)).toBe(true);
      expect(href).toMatch(/^(https?:\/\/[^/]|\/[^/\\])/);
    }
  }
});
