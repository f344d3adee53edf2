import { Readable } from 'node:stream';
import { blog } from '@upcurve/contracts/blog/blog';
import { media } from '@upcurve/contracts/media/media';
import { HOSTILE_HTML } from '@upcurve/post-blocks/testing/hostile-html';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../../testing/api.ts';
import { picture } from '../../../../testing/samples/pictures.ts';
import { article, inOneHour, postsOf } from '../../../../testing/samples/posts.ts';
import { clip } from '../../../../testing/samples/videos.ts';
import { startS3 } from '../../../../testing/servers/s3-server.ts';
import { sweepMedia } from '../../../media/jobs.ts';
import type { Medium } from './archive-shape.ts';

interface Place {
  api: TestApi;
  headers: Record<string, string>;
}

async function start(env?: Record<string, string>): Promise<Place> {
  const api = await startApi({ env });
  return { api, headers: await api.signIn('editor', 'edith') };
}
const exported = async ({ api, headers }: Place): Promise<string> =>
  (await api.app.inject({ url: '/api/blog/export', headers })).payload;
const bring = ({ api, headers }: Place, text: string) =>
  api.client(blog, headers).importBlog({
    fields: { format: 'upcurve' },
    files: { file: new File([text], 'blog.json', { type: 'application/json' }) },
  });
async function empty({ api }: Place) {
  await sql`truncate blog_posts, blog_slugs, blog_categories, blog_authors, media, media_files cascade`.execute(
    api.db,
  );
  await sweepMedia(api.services, Date.now() + 60_000);
}
async function keys({ api }: Place): Promise<string[]> {
  const found = [];
  for await (const { key } of api.services.storage.list()) found.push(key);
  return found.sort();
}
const rowsOf = async ({ api }: Place) =>
  Promise.all(
    (
      [
        'blogPosts',
        'blogRevisions',
        'blogSlugs',
        'blogCategories',
        'blogAuthors',
        'media',
        'mediaFiles',
      ] as const
    ).map(async (table) =>
      Number((await api.db.selectFrom(table).select(sql`count(*)`.as('all')).executeTakeFirstOrThrow()).all),
    ),
  );

let source: Place;
let file: string;
beforeAll(async () => {
  source = await start();
  const { api, headers } = source;
  const posts = postsOf(api, headers);
  const staff = api.client(blog, headers);
  const room = await posts.picture();
  const face = await posts.picture();
  const video = await api.client(media, headers).addMedia({
    fields: { durationMs: '2000' },
    files: {
      file: new File([new Uint8Array(await clip({ type: 'mp4' }))], 'clip.mp4', { type: 'video/mp4' }),
      poster: new File([new Uint8Array(await picture({ width: 640, height: 480, seed: 9 }))], 'p.jpg', {
        type: 'image/jpeg',
      }),
    },
  });
  const webm = await api.client(media, headers).addMedia({
    fields: {},
    files: {
      file: new File([new Uint8Array(await clip({ type: 'webm' }))], 'clip.webm', { type: 'video/webm' }),
    },
  });
  const captions = await api.client(media, headers).addMedia({
    fields: {},
    files: {
      file: new File(['WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGood morning\n'], 'a.vtt', {
        type: 'text/vtt',
      }),
    },
  });
  const category = await staff.createCategory({
    body: { name: 'Growth', slug: 'growth', description: 'More\nof it' },
  });
  await staff.updateCategory({ params: { id: category.id }, body: { slug: 'growing' } });
  const author = await staff.createAuthor({
    body: { name: 'Ada Byron', email: 'ada@clinic.example', bio: 'Writes “well”.', avatarUrl: face.url },
  });
  const content = {
    version: 1,
    blocks: [
      ...article('Words\u2028with </script> and “quotes”.').blocks,
      {
        id: 'i',
        type: 'image',
        mediaId: room.id,
        alt: 'A room',
        isDecorative: false,
        caption: '',
        width: 'text',
      },
      { id: 'v', type: 'video', mediaId: video.id, url: '', title: 'A clip', caption: '' },
      {
        id: 'w',
        type: 'video',
        mediaId: webm.id,
        captionsId: captions.id,
        url: '',
        title: 'A clip',
        caption: '',
      },
    ],
  };
  const part = { categoryId: category.id, authorId: author.id, content, featuredImage: room.id };
  const live = await posts.create('Live', {
    ...part,
    content: { ...content, blocks: content.blocks.slice(1) },
  });
  await posts.publish(live);
  await posts.save(live, { slug: 'live-on', title: 'Live on' });
  await posts.publish(live);
  await posts.save(live, { title: 'Live, and not yet' });
  const due = await posts.create('Due');
  await posts.publish(due, inOneHour());
  const later = await posts.create('Later');
  await posts.publish(later);
  await posts.save(later, { title: 'Later still' });
  await posts.publish(later, inOneHour());
  const trashed = await posts.create('Trashed', part);
  await staff.deletePost({ params: { id: trashed.id } });
  await posts.create('');
  // No job makes the due post live before the export.
  await posts.comeDue(due);
  file = await exported(source);
});
afterAll(() => source.api.close());

const stores = { 'a folder': async () => undefined, 'an S3 bucket': startS3 };
describe.each(Object.entries(stores))('with files in %s', (_, open) => {
  let place: Place;
  let s3: Awaited<ReturnType<typeof startS3>> | undefined;
  beforeAll(async () => {
    s3 = await open();
    place = await start(s3?.env);
  });
  afterAll(async () => {
    await place.api.close();
    await s3?.close();
  });

  test('an import of an export restores everything: a second export is identical', async () => {
    const before = (await place.api.client(blog, {}).listPosts({ query: {} })).posts.length;
    const report = await bring(place, file);
    expect(report).toEqual({ posts: 5, categories: 1, authors: 1, media: 5, pictures: 0, left: [] });
    expect(await exported(place)).toBe(file);
    expect(before).toBe(0);
    expect(await keys(place)).toEqual(await keys(source));
  });

  test('readers get the same posts, files and former slugs after the import', async () => {
    const seen = async ({ api }: Place) => {
      const reader = api.client(blog, {});
      const { posts } = await reader.listPosts({ query: {} });
      const [live] = await Promise.all(
        ['live'].map((slug) => reader.getPost({ params: { idOrSlug: slug } })),
      );
      const inCategory = await reader.listPosts({ query: { category: 'growth', search: 'live' } });
      return { posts, live, inCategory };
    };
    const here = await seen(place);
    expect(here).toEqual(await seen(source));
    expect(here.posts.map(({ title }) => title).sort()).toEqual(['Due', 'Later', 'Live on']);
    expect(here.live?.cover?.url).toBeDefined();
    for (const { url } of Object.values(here.live?.media ?? {})) {
      const [one, other] = await Promise.all([source, place].map(({ api }) => api.app.inject({ url })));
      expect(one?.statusCode).toBe(200);
      expect(other?.rawPayload.equals(one?.rawPayload as Buffer)).toBe(true);
    }
  });

  test('a second import of the same file adds nothing', async () => {
    const rows = await rowsOf(place);
    expect(await bring(place, file)).toMatchObject({
      ...{ posts: 0, categories: 0, authors: 0, media: 0 },
      left: expect.arrayContaining([
        { post: 'Live, and not yet', what: 'It is here already, and stays as it is' },
      ]),
    });
    expect(await rowsOf(place)).toEqual(rows);
  });
});

describe('an import into a blog with content', () => {
  let place: Place;
  beforeAll(async () => {
    place = await start();
  });
  afterAll(() => place.api.close());

  test('uses the existing picture, category and author, and raises the content version', async () => {
    const { api, headers } = place;
    const posts = postsOf(api, headers);
    const staff = api.client(blog, headers);
    const room = await posts.picture();
    const face = await posts.picture();
    await staff.createCategory({ body: { name: 'Growth here', slug: 'growing' } });
    await staff.createAuthor({ body: { name: 'A. Byron', email: 'ADA@clinic.example' } });
    const version = await posts.version();
    expect(await bring(place, file)).toMatchObject({ posts: 5, categories: 0, authors: 0, media: 3 });
    expect(await posts.version()).toBe(version + 2);
    const live = await staff.getPost({ params: { idOrSlug: 'live-on' } });
    expect(live).toMatchObject({
      categoryName: 'Growth here',
      authorName: 'A. Byron',
      cover: { id: room.id },
    });
    expect(live.content.blocks[0]).toMatchObject({ mediaId: room.id });
    for (const { id } of [room])
      await expect(api.client(media, headers).deleteMedia({ params: { id } })).rejects.toMatchObject({
        statusCode: 409,
      });
    await api.client(media, headers).deleteMedia({ params: { id: face.id } });
  });

  test('is refused, naming the post, if another post has one of the slugs; nothing is stored', async () => {
    await empty(place);
    const posts = postsOf(place.api, place.headers);
    await posts.create('Mine', { slug: 'live' });
    const [rows, files] = [await rowsOf(place), await keys(place)];
    await expect(bring(place, file)).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining(
        '“Live, and not yet” cannot be imported: “live” leads to the post “Mine” here. Change that first.',
      ),
    });
    expect(await rowsOf(place)).toEqual(rows);
    expect(await keys(place)).toEqual(files);
  });
});

describe('an altered archive:', () => {
  let place: Place;
  beforeAll(async () => {
    place = await start();
  });
  afterEach(() => empty(place));
  afterAll(() => place.api.close());

  const lines = () => file.split('\n');
  /** Returns the file with one entry of a section changed. */
  function changed(section: string, change: (entry: Record<string, never>) => object, nth = 0): string {
    const all = lines();
    const at = all.indexOf(`,"${section}":[`) + 1 + nth;
    const comma = all[at]?.startsWith(',') ? ',' : '';
    all[at] = comma + JSON.stringify(change(JSON.parse((all[at] ?? '').replace(/^,/, ''))));
    return all.join('\n');
  }
  const mediumOf = (kind: Medium['kind']): Medium =>
    JSON.parse(file).media.find((medium: Medium) => medium.kind === kind);
  const setIn = (section: string, value: object, nth = 0) =>
    changed(section, (entry) => ({ ...entry, ...value }), nth);
  const without = (line: (text: string) => boolean) =>
    lines()
      .filter((text) => !line(text))
      .join('\n');
  const block = (fields: object) => ({ content: { version: 1, blocks: [{ id: 'x', ...fields }] } });
  const bytes = (data: Buffer) => setIn('files', { data: data.toString('base64') });

  test.each<[string, () => string, string]>([
    ['nothing', () => '', 'end is missing'],
    ['other JSON', () => '{}', 'its first line is not that of an export'],
    ['its first half', () => file.slice(0, file.length / 2), 'is not valid JSON'],
    ['what lacks its end', () => file.slice(0, -3), 'end is missing'],
    [
      'a reformatted export',
      () => JSON.stringify(JSON.parse(file), null, 2),
      'its first line is not that of an export',
    ],
    ['something behind it', () => `${file}x`, 'follows the end'],
    ['a newer version', () => file.replace('"version":1', '"version":2'), 'has version 2'],
    ['an unknown field', () => setIn('posts', { isAdmin: true }), 'isAdmin'],
    ['a title that is none', () => setIn('posts', { title: 5 }), 'title'],
    ['an unknown block', () => setIn('posts', block({ type: 'script', text: 'x' })), 'content.blocks.0.type'],
    [
      'a link that runs',
      () => setIn('posts', block({ type: 'heading', level: 2, text: '[x](javascript:1)' })),
      'content.blocks.0.text',
    ],
    ['a block in a revision', () => setIn('revisions', block({ type: 'html' })), 'content.blocks.0.type'],
    [
      'a picture that is nowhere',
      () =>
        setIn(
          'posts',
          block({
            type: 'image',
            mediaId: crypto.randomUUID(),
            alt: '',
            isDecorative: true,
            caption: '',
            width: 'text',
          }),
        ),
      'not in the file',
    ],
    [
      'a category that is nowhere',
      () => setIn('posts', { categoryId: crypto.randomUUID() }),
      'category is not in the file',
    ],
    [
      'a slug of the site',
      () => setIn('posts', { slug: 'category', slugs: [{ slug: 'category', wasPublic: false }] }),
      'the site uses',
    ],
    ['a post twice', () => file.replace(/(,"posts":\[\n)(.*)\n/, '$1$2\n,$2\n'), 'is there twice'],
    [
      'a pinned revision less',
      () =>
        without((text) => /^,?\{"postId":.*"kind":"(published|scheduled)"/.test(text)).replace(
          /("revisions":\[\n),/,
          '$1',
        ),
      'is not in the file',
    ],
    ['an address of an avatar that runs', () => setIn('authors', { avatarUrl: 'javascript:1' }), 'avatarUrl'],
    [
      'an avatar that is nowhere',
      () => setIn('authors', { avatarUrl: '/media/x.png' }),
      'picture of the author',
    ],
    ['a placeholder that is none', () => setIn('media', { placeholder: 'data:text/html,x' }), 'placeholder'],
    [
      'a key that leads out',
      () => changed('files', (piece) => ({ ...piece, key: '../../x.png' })),
      'Not a valid file key',
    ],
    ['a file of nothing', () => setIn('files', { key: `${'0'.repeat(32)}.png` }), 'belongs to nothing'],
    ['a file less', () => without((text) => text.includes('"data":')), 'is missing'],
    [
      'a script in place of a picture',
      () => bytes(Buffer.from('<script>alert(1)</script>')),
      'shorter than it should be',
    ],
    ['a version that no If-Match can name', () => setIn('posts', { version: 1_000_000_000 }), 'version'],
    ['a revision that no address can name', () => setIn('revisions', { number: 1_000_001 }), 'number'],
    [
      'a moment that the calendar has not',
      () => setIn('posts', { createdAt: '0000-01-01T00:00:00.000Z' }),
      'createdAt',
    ],
    [
      'a moment at the end of time',
      () => setIn('authors', { createdAt: '9999-12-31T23:59:59.9999Z' }),
      'createdAt',
    ],
    ['no base64', () => setIn('files', { data: '<>' }), 'data'],
    [
      'a line that is deep',
      () => file.replace(/(,"posts":\[\n)/, `$1${'['.repeat(5000)}${']'.repeat(5000)}\n,`),
      'posts',
    ],
  ])('%s is refused, and nothing is stored', async (_, make, words) => {
    await expect(bring(place, make())).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(words),
    });
    expect(await rowsOf(place)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await keys(place)).toEqual([]);
  });

  /** Returns the file with the bytes of its first picture replaced and the size adjusted. */
  function withBytes(data: Buffer): string {
    const first = JSON.parse(lines()[lines().indexOf(',"files":[') + 1] ?? '');
    return setIn('files', { data: data.toString('base64') }).replace(
      new RegExp(`("key":"${first.key}"[^}]*"size":)\\d+`),
      `$1${data.length}`,
    );
  }
  test.each([
    ['a script', async () => Buffer.from('<script>alert(1)</script>'.padEnd(200))],
    ['another picture', () => picture({ width: 31, height: 17, type: 'png' })],
    [
      'a picture and a page',
      async () =>
        Buffer.concat([await picture({ seed: 1 }), Buffer.from('<html ><script>alert(1)</script>')]),
    ],
    ['half a picture', async () => (await picture({ width: 800, height: 600 })).subarray(0, 900)],
  ])('%s in place of a picture is refused', async (_, make) => {
    await expect(bring(place, withBytes(await make()))).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('does not match its checksum'),
    });
    expect(await keys(place)).toEqual([]);
  });

  test('a video with the id of a picture in the library is refused', async () => {
    await bring(place, file);
    const [image, video] = (['image', 'video'] as const).map((kind) => mediumOf(kind).id);
    const text = file.replaceAll(image ?? '', crypto.randomUUID()).replaceAll(video ?? '', image ?? '');
    await sql`truncate blog_posts, blog_slugs, blog_categories, blog_authors cascade`.execute(place.api.db);
    const [before, files] = [await rowsOf(place), await keys(place)];
    await expect(bring(place, text)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('is a picture in the library'),
    });
    expect(await rowsOf(place)).toEqual(before);
    expect(await keys(place)).toEqual(files);
  });

  test('a file key that is already in storage without a row is refused and not overwritten', async () => {
    const key = mediumOf('captions').files[0]?.key ?? '';
    await place.api.services.storage.put(key, Readable.from([Buffer.from('Former')], { objectMode: false }));
    await expect(bring(place, file)).rejects.toMatchObject({ statusCode: 409 });
    expect((await place.api.services.storage.find(key))?.size).toBe(6);
    expect(await keys(place)).toEqual([key]);
  });

  test('a false hash is refused and never assigned to a picture', async () => {
    const { id, url } = await postsOf(place.api, place.headers).picture();
    await expect(bring(place, setIn('media', { hash: 'a'.repeat(64) }))).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('hash'),
    });
    expect(await bring(place, file)).toMatchObject({ media: 4 });
    expect((await place.api.client(media, place.headers).getMedia({ params: { id } })).url).toBe(url);
    const { rows } = await sql<{ hash: string }>`select hash from media where id <> ${id}`.execute(
      place.api.db,
    );
    for (const { hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('an author’s picture on another site is left out and reported', async () => {
    const elsewhere = 'https://user:pass@elsewhere.example/a.jpg';
    const report = await bring(place, setIn('authors', { avatarUrl: elsewhere, avatarId: null }));
    expect(report.left).toEqual([{ post: '', what: `The picture of the author Ada Byron: ${elsewhere}` }]);
    const [author] = await place.api.client(blog, place.headers).listAuthors();
    expect(author?.avatarUrl).toBe('');
  });

  test('a file with Windows line endings is imported unchanged', async () => {
    expect(await bring(place, file.replaceAll('\n', '\r\n'))).toMatchObject({ posts: 5, left: [] });
    expect(await exported(place)).toBe(file);
  });

  test('hostile HTML is kept as plain text, and a javascript: link is refused', async () => {
    const all = lines();
    const at = all.indexOf(',"posts":[') + 1;
    const post = JSON.parse(all[at] ?? '');
    const nodes = HOSTILE_HTML.map((html) => ({
      type: 'paragraph',
      text: html.replaceAll(/\p{Cc}/gu, ' ').trim(),
    }));
    const blocks = [{ id: 'x', type: 'richText', nodes: nodes.filter(({ text }) => !/\]\(/.test(text)) }];
    all[at] = JSON.stringify({
      ...post,
      title: '<script>alert(1)</script>',
      content: { version: 1, blocks },
    });
    await bring(place, all.join('\n'));
    const got = await place.api.client(blog, place.headers).getPost({ params: { idOrSlug: post.id } });
    expect(got.title).toBe('<script>alert(1)</script>');
    expect(got.content.blocks).toEqual(blocks);
    const link = nodes.find(({ text }) => /\]\(/.test(text));
    expect(link).toBeDefined();
    all[at] = JSON.stringify({
      ...post,
      content: {
        version: 1,
        blocks: [{ ...blocks[0], nodes: [{ type: 'paragraph', text: '[x](javascript:1)' }] }],
      },
    });
    await empty(place);
    await expect(bring(place, all.join('\n'))).rejects.toMatchObject({ statusCode: 400 });
  });
});

test('an export is a named attachment without user names, for roles that may write only', async () => {
  const answer = await source.api.app.inject({ url: '/api/blog/export', headers: source.headers });
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=blog-\d{4}-\d\d-\d\d\.json$/);
  const sales = await source.api.signIn('sales');
  expect((await source.api.app.inject({ url: '/api/blog/export', headers: sales })).statusCode).toBe(403);
  expect(
    (await source.api.app.inject({ method: 'HEAD', url: '/api/blog/export', headers: source.headers }))
      .statusCode,
  ).toBe(200);
  expect(JSON.parse(file).posts).toHaveLength(5);
  expect(file).not.toContain('edith');
});

test('only one import runs at a time', async () => {
  const place = await start();
  const both = await Promise.allSettled([bring(place, file), bring(place, file)]);
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  for (const error of refused)
    expect(error).toMatchObject({
      statusCode: 409,
      message: 'Another import is running. Try again when it has finished.',
    });
  expect(await exported(place)).toBe(file);
  await place.api.close();
});

test('uses one connection at a time, and can run again a minute after an import was killed', async () => {
  const place = await start();
  const { pool } = place.api.services;
  await sql`insert into leases (name, until) values ('blog-import', now() + interval '1 minute')`.execute(
    place.api.db,
  );
  await expect(bring(place, file)).rejects.toMatchObject({ statusCode: 409 });
  await sql`update leases set until = now() - interval '1 second'`.execute(place.api.db);
  let most = 0;
  pool.on('acquire', () => {
    most = Math.max(most, pool.totalCount - pool.idleCount);
  });
  await bring(place, file);
  expect(most).toBe(1);
  await bring(place, file);
  await place.api.close();
});
