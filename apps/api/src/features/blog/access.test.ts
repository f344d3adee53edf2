import { blog } from '@upcurve/contracts/blog/blog';
import { allBlocks, type PostContent } from '@upcurve/post-blocks/content';
import { textsOf } from '@upcurve/post-blocks/outline';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { article, inOneHour, postsOf } from '../../../test/samples/posts.ts';
import { parseContent } from './posts/working-copy.ts';

const api = await apiForFile();
const headers = await api.signIn('editor', 'edith');
const posts = postsOf(api, headers);
beforeEach(async () => {
  await sql`truncate blog_posts, blog_slugs, blog_categories, blog_authors cascade`.execute(api.db);
});

const send = (payload: string, more = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/blog',
    headers: { ...headers, 'content-type': 'application/json', ...more },
    payload,
  });
const withBlocks = (blocks: string) => `{"title":"Post","content":{"version":1,"blocks":${blocks}}}`;

test('sales can read drafts', async () => {
  const post = await posts.create('Draft');
  const sales = api.client(blog, await api.signIn('sales'));
  expect((await sales.listPosts({ query: {} })).posts).toMatchObject([{ title: 'Draft', status: 'draft' }]);
  expect(await sales.getPost({ params: { idOrSlug: post.id } })).toMatchObject({ version: 1 });
  expect(await sales.listRevisions({ params: { id: post.id } })).toEqual([]);
});

describe('hostile input', () => {
  const PAYLOADS = [
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '{{constructor.constructor("alert(1)")()}}',
    "'; drop table blog_posts; --",
    '=HYPERLINK("https://elsewhere.example")',
    '__proto__',
    '%00%0d%0aSet-Cookie: a=b',
    '&lt;script&gt;',
    '[a](/alert(1))',
  ];

  test.each(PAYLOADS)('is stored and returned as plain text: %s', async (text) => {
    const seo = { title: text, description: text };
    const post = await posts.create(text, { excerpt: text, seo, content: article(text) });
    expect(post).toMatchObject({ title: text, excerpt: text, seo, content: article(text) });
    const category = await posts.staff.createCategory({
      body: { name: text, slug: 'kind', description: text },
    });
    const author = await posts.staff.createAuthor({ body: { name: text, email: 'a@b.example', bio: text } });
    await posts.save(post, { categoryId: category.id, authorId: author.id });
    const shown = await posts.staff.getPost({ params: { idOrSlug: post.id } });
    expect(shown).toMatchObject({ categoryName: text, authorName: text, author: { bio: text } });
    expect((await posts.staff.listPosts({ query: { search: text } })).posts.length).toBeLessThanOrEqual(1);
    expect(await api.db.selectFrom('blogPosts').select('id').execute()).toHaveLength(1);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'java\tscript:alert(1)',
    'file:///etc/passwd',
    'blob:https://elsewhere.example/x',
  ])('is refused as a link: %j', async (href) => {
    const button = { id: 'c', type: 'callToAction', title: 'T', text: 'T', label: 'L', href };
    await expect(posts.create('Post', { content: { version: 1, blocks: [button] } })).rejects.toMatchObject({
      statusCode: 400,
      issues: expect.arrayContaining([expect.objectContaining({ path: 'content.blocks.0.href' })]),
    });
    if (!/\s|[()]/.test(href))
      await expect(posts.create('Post', { content: article(`[here](${href})`) })).rejects.toMatchObject({
        statusCode: 400,
      });
  });

  test.each([
    ['NUL \u0000', 'NUL'],
    ['half \ud800', 'half'],
    ['bell \u0007', 'bell'],
    ['\u202egnp.exe', 'gnp.exe'],
  ])('is stored without what nobody can see: %j', async (text, stored) => {
    const seo = { title: text, description: '' };
    const post = await posts.create(text, { excerpt: text, seo, content: article(text) });
    expect(post).toMatchObject({
      ...{ title: stored, excerpt: stored, content: article(stored) },
      seo: { title: stored, description: '' },
    });
  });
});

describe('invalid content is refused:', () => {
  test.each([
    ['an unknown block', '[{"id":"a","type":"marquee","text":"x"}]', 'content.blocks.0.type'],
    ['an unknown field', '[{"id":"a","type":"divider","html":"<b>"}]', 'content.blocks.0'],
    [
      'two blocks with the same id',
      '[{"id":"a","type":"divider"},{"id":"a","type":"divider"}]',
      'content.blocks',
    ],
    ['a number instead of a block', '[7]', 'content.blocks.0'],
    ['a thousand nested lists', `${'['.repeat(1000)}${']'.repeat(1000)}`, 'content'],
    ['a thousand nested objects', `[${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}]`, 'content'],
  ])('%s', async (_, blocks, path) => {
    const answer = await send(withBlocks(blocks));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].path.startsWith(path)).toBe(true);
  });

  test('a thousand nested columns', async () => {
    let block: object = { id: 'x', type: 'divider' };
    for (let i = 0; i < 1000; i += 1) block = { id: `c${i}`, type: 'columns', columns: [[block], []] };
    const answer = await send(withBlocks(JSON.stringify([block])));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path: 'content', message: expect.stringContaining('deep') }]);
  });

  test('a body of five megabytes', async () => {
    const answer = await send(withBlocks(JSON.stringify(article('x'.repeat(5 * 1024 * 1024)).blocks)));
    expect(answer.statusCode).toBe(413);
  });

  test('content of more than 900 kB', async () => {
    const paragraphs = (count: number) =>
      article(...Array.from({ length: count }, () => 'word '.repeat(3900).trim()));
    await expect(posts.create('Large', { content: paragraphs(48) })).rejects.toMatchObject({
      issues: [{ path: 'content', message: 'A post can have 900 kB. Split it in two.' }],
    });
    expect(await posts.create('Large', { content: paragraphs(45) })).toMatchObject({ wordCount: 45 * 3900 });
  });

  test('a newer content version', () => {
    expect(() => parseContent({ version: 99, blocks: [] })).toThrow(/newer version/);
  });

  test('unknown keys', async () => {
    expect((await send('{"title":"Post","__proto__":{"a":1}}')).statusCode).toBe(400);
    expect((await send('{"title":"Post","version":7}')).statusCode).toBe(400);
    expect((await send(withBlocks('[{"id":"a","type":"divider","__proto__":{"a":1}}]'))).statusCode).toBe(
      400,
    );
  });
});

describe('visitors', () => {
  test('cannot find unpublished text through any endpoint', async () => {
    const secret = 'zanzibar';
    const draft = await posts.create(`Draft ${secret}`, { content: article(secret) });
    const scheduled = await posts.publish(await posts.create(`Scheduled ${secret}`), inOneHour());
    const edited = await posts.publish(await posts.create('Public'));
    const category = await posts.staff.createCategory({ body: { name: secret, slug: secret } });
    await posts.save(edited, {
      title: secret,
      content: article(secret),
      categoryId: category.id,
      seo: { title: secret, description: secret },
    });
    const trashed = await posts.publish(await posts.create(`Trashed ${secret}`));
    await posts.staff.deletePost({ params: { id: trashed.id } });
    const ids = [draft, scheduled, edited, trashed].flatMap(({ id, slug }) => [id, slug]);
    const queries = [
      '',
      `?search=${secret}`,
      `?category=${secret}`,
      '?status=draft',
      '?status=trash',
      '?status=scheduled',
    ];
    const urls = [
      ...queries.map((query) => `/api/blog${query}`),
      '/api/blog/categories',
      '/api/blog/authors',
      ...ids.map((id) => `/api/blog/${id}`),
    ];
    for (const url of urls) expect((await api.app.inject({ url })).body, url).not.toContain(secret);
  });

  test('get every block of a published post', async () => {
    const post = await posts.publish(await posts.create('Post', { content: article('One', 'Two') }));
    const { content } = await posts.reader.getPost({ params: { idOrSlug: post.slug } });
    expect(allBlocks((content as PostContent).blocks).flatMap(textsOf)).toEqual(['One', 'Two']);
  });
});
