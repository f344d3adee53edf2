import { readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { blog } from '@upcurve/contracts/blog/blog';
import { media } from '@upcurve/contracts/media/media';
import { HOSTILE_HTML } from '@upcurve/post-blocks/testing/hostile-html';
import { sql } from 'kysely';
import { type ParsedTarEntryWithData, packTar, type TarEntry, unpackTar } from 'modern-tar';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusedWith, startApi, type TestApi } from '../../../../../test/api.ts';
import { picture } from '../../../../../test/samples/pictures.ts';
import { article, inOneHour, postsOf } from '../../../../../test/samples/posts.ts';
import { clip } from '../../../../../test/samples/videos.ts';
import { startS3 } from '../../../../../test/servers/s3-server.ts';
import { sweepMedia } from '../../../media/jobs.ts';
import type { Archive, ArchivedPost } from './archive-shape.ts';

interface Place {
  api: TestApi;
  headers: Record<string, string>;
}

async function start(env?: Record<string, string>): Promise<Place> {
  const api = await startApi({ env });
  return { api, headers: await api.signIn('editor', 'edith') };
}
const exported = async ({ api, headers }: Place): Promise<Buffer> =>
  (await api.app.inject({ url: '/api/blog/export', headers })).rawPayload;
const bring = ({ api, headers }: Place, file: Uint8Array) =>
  api.client(blog, headers).importBlog({
    fields: { format: 'upcurve' },
    files: { file: new File([new Uint8Array(file)], 'blog.tar', { type: 'application/x-tar' }) },
  });

interface Unpacked {
  posts: Archive;
  media: ParsedTarEntryWithData[];
}
async function unpacked(file: Uint8Array): Promise<Unpacked> {
  const [json, ...media] = await unpackTar(file);
  return { posts: JSON.parse(new TextDecoder().decode(json?.data)), media };
}
const entry = (name: string, body: string | Uint8Array): TarEntry => ({
  header: { name, size: Buffer.byteLength(body) },
  body,
});
const packed = ({ posts, media }: Unpacked): Promise<Uint8Array> =>
  packTar([
    entry('posts.json', JSON.stringify(posts)),
    ...media.map(({ header, data }) => ({ header, body: data })),
  ]);

/** Returns the text of an export with the ids and names of its files replaced by the names of their uploads. */
async function comparable(file: Uint8Array): Promise<unknown> {
  const { posts } = await unpacked(file);
  let text = JSON.stringify({ ...posts, media: posts.media.map(({ hash: _, ...medium }) => medium) });
  for (const { id, file, poster, fileName } of posts.media)
    for (const each of [id, file, poster]) if (each) text = text.replaceAll(each, fileName);
  const read: Archive = JSON.parse(text);
  return { ...read, media: read.media.toSorted((a, b) => a.fileName.localeCompare(b.fileName)) };
}

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

const source = await start();
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
const file = await exported(source);
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

  test('an import of an export restores everything', async () => {
    const report = await bring(place, file);
    expect(report).toEqual({ posts: 5, categories: 1, authors: 1, media: 5, left: [] });
    expect(await comparable(await exported(place))).toEqual(await comparable(file));
    expect(await readdir(place.api.services.storage.incoming)).toEqual([]);
  });

  test('readers get the same posts, files and former slugs after the import', async () => {
    const seen = async ({ api }: Place) => {
      const reader = api.client(blog, {});
      const { posts } = await reader.listPosts({ query: {} });
      const live = await reader.getPost({ params: { idOrSlug: 'live' } });
      const inCategory = await reader.listPosts({ query: { category: 'growth', search: 'live' } });
      return { posts, live, inCategory };
    };
    const [here, there] = [await seen(place), await seen(source)];
    const names = (posts: typeof here.posts) =>
      posts.map(({ id, title, slug, publishedAt }) => ({ id, title, slug, publishedAt }));
    expect(names(here.posts)).toEqual(names(there.posts));
    expect(names(here.inCategory.posts)).toEqual(names(there.inCategory.posts));
    expect(here.posts.map(({ title }) => title).sort()).toEqual(['Due', 'Later', 'Live on']);
    const types = ({ content }: typeof here.live) =>
      content.blocks.map((block) => (block as { type: string }).type);
    expect(types(here.live)).toEqual(types(there.live));
    expect(here.live.cover).toMatchObject({ alt: 'A room', url: expect.stringMatching(/^\/media\//) });
    expect(Object.values(here.live.media)).toHaveLength(4);
    for (const { url } of Object.values(here.live.media))
      expect((await place.api.app.inject({ url })).statusCode).toBe(200);
    expect((await place.api.app.inject({ url: here.live.author?.avatarUrl ?? '' })).statusCode).toBe(200);
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
    // One for the import, and one for the post that is due.
    expect(await posts.version()).toBe(version + 2);
    const live = await staff.getPost({ params: { idOrSlug: 'live-on' } });
    expect(live).toMatchObject({
      categoryName: 'Growth here',
      authorName: 'A. Byron',
      cover: { id: room.id },
    });
    expect(live.content.blocks[0]).toMatchObject({ mediaId: room.id });
    expect(await refusedWith(api.client(media, headers).deleteMedia({ params: { id: room.id } }))).toBe(409);
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

describe('an altered export:', () => {
  let place: Place;
  let parts: Unpacked;
  beforeAll(async () => {
    place = await start();
    parts = await unpacked(file);
  });
  afterEach(() => empty(place));
  afterAll(() => place.api.close());

  /** Returns the export with a changed `posts.json`. */
  function changed(change: (posts: Archive) => unknown): Promise<Uint8Array> {
    const posts = structuredClone(parts.posts);
    change(posts);
    return packed({ ...parts, posts });
  }
  const set = (section: 'categories' | 'authors' | 'media' | 'posts', value: object) =>
    changed((posts) => Object.assign(posts[section][0] ?? {}, value));
  const first = ({ posts: [post] }: Archive) => post as ArchivedPost;
  const block = (fields: object) => ({ version: 1, blocks: [{ id: 'x', ...fields }] });
  const setText = (value: object) => changed((posts) => Object.assign(first(posts).text, value));
  const withMedia = (media: (entry: ParsedTarEntryWithData) => Uint8Array | undefined) =>
    packTar([
      entry('posts.json', JSON.stringify(parts.posts)),
      ...parts.media.flatMap((each) => {
        const data = media(each);
        return data ? [entry(each.header.name, data)] : [];
      }),
    ]);
  const json = () => JSON.stringify(parts.posts);

  test.each<[string, () => Promise<Uint8Array>]>([
    ['compressed', async () => gzipSync(file)],
    [
      'packed with its folder, in another order, with what computers add',
      async () => {
        const link = {
          name: 'blog/media/link.jpg',
          size: 0,
          type: 'symlink',
          linkname: '/etc/passwd',
        } as const;
        return packTar([
          { header: { name: 'blog/', size: 0, type: 'directory' } },
          entry('blog/._posts.json', 'x'),
          entry('blog/.DS_Store', 'x'),
          { header: link },
          ...parts.media
            .toReversed()
            .map(({ header, data = new Uint8Array() }) => entry(`blog/${header.name}`, data)),
          entry('blog/posts.json', JSON.stringify(parts.posts, null, 2)),
        ]);
      },
    ],
    [
      'packed from within its folder',
      async () =>
        gzipSync(
          await packTar([
            { header: { name: './', size: 0, type: 'directory' } },
            entry('./posts.json', json()),
            ...parts.media.map(({ header, data = new Uint8Array() }) => entry(`./${header.name}`, data)),
          ]),
        ),
    ],
  ])('%s, it is imported like the original', async (_, make) => {
    expect(await bring(place, await make())).toMatchObject({ posts: 5, media: 5, left: [] });
    expect(await comparable(await exported(place))).toEqual(await comparable(file));
  });

  test('files that are missing or damaged are named, and their places are empty', async () => {
    const nameOf = (fileName: string) => parts.posts.media.find((each) => each.fileName === fileName)?.file;
    const [room, video] = [`media/${nameOf('room-1.jpg')}`, `media/${nameOf('clip.mp4')}`];
    const made = await withMedia(({ header, data }) =>
      header.name === room ? undefined : header.name === video ? data?.subarray(0, 500) : data,
    );
    const { left, ...counts } = await bring(place, made);
    expect(counts).toEqual({ posts: 5, categories: 1, authors: 1, media: 3 });
    expect(left).toContainEqual({ post: '', what: 'The file “room-1.jpg”: It is missing in the export.' });
    expect(left).toContainEqual({
      post: '',
      what: expect.stringMatching(/^The file “clip\.mp4”: This video is damaged/),
    });
    expect(left).toContainEqual({
      post: 'Live, and not yet',
      what: 'Pictures or videos that are not in the file. Their places are empty',
    });
    const post = await place.api.client(blog, place.headers).getPost({ params: { idOrSlug: 'live-on' } });
    expect(post.cover).toBeNull();
    expect(post.content.blocks).toMatchObject([
      { type: 'image', mediaId: null, alt: 'A room' },
      { type: 'video', mediaId: null },
      { type: 'video', mediaId: expect.any(String), captionsId: expect.any(String) },
    ]);
  });

  test.each<[string, () => Promise<Uint8Array>]>([
    ['a script', async () => Buffer.from('<script>alert(1)</script>'.padEnd(200))],
    ['half a picture', async () => (await picture({ width: 800, height: 600 })).subarray(0, 900)],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ])('%s in place of a picture is left out and named', async (_, make) => {
    const bytes = await make();
    const report = await bring(place, await withMedia(() => bytes));
    expect(report).toMatchObject({ posts: 5, media: 0 });
    expect(report.left.filter(({ what }) => what.startsWith('The file “'))).toHaveLength(5);
    expect(await keys(place)).toEqual([]);
  });

  test('a page behind a picture is not kept', async () => {
    const page = Buffer.from('<html><script>alert(1)</script>');
    const made = await withMedia(({ header, data }) =>
      header.name.endsWith('.jpg') ? Buffer.concat([data ?? Buffer.alloc(0), page]) : data,
    );
    expect(await bring(place, made)).toMatchObject({ media: 5 });
    for (const key of await keys(place))
      expect((await place.api.app.inject({ url: `/media/${key}` })).rawPayload.includes('<script>')).toBe(
        false,
      );
  });

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['nothing', async () => new Uint8Array(), 'no posts.json'],
    ['its first half', async () => file.subarray(0, file.length / 2), 'no posts.json'],
    [
      'a tar without posts',
      () => packTar(parts.media.map(({ header, data }) => ({ header, body: data }))),
      'no posts',
    ],
    ['paths that lead out', () => packTar([entry('../../posts.json', json())]), 'no posts.json'],
    [
      'a link to posts',
      () => packTar([{ header: { name: 'posts.json', size: 0, type: 'symlink', linkname: '/etc/passwd' } }]),
      'no posts',
    ],
    ['what is not JSON', () => packTar([entry('posts.json', '{"format":')]), 'not valid JSON'],
    ['a newer version', () => changed((posts) => Object.assign(posts, { version: 3 })), 'has version 3'],
    [
      'an export of the first version',
      async () => Buffer.from('{"format":"upcurve-blog","version":1\n,"categories":[\n'),
      'damaged',
    ],
    ['an unknown field', () => set('posts', { isAdmin: true }), 'isAdmin'],
    [
      'a link that runs',
      () => setText({ content: block({ type: 'heading', level: 2, text: '[x](javascript:1)' }) }),
      'content.blocks.0.text',
    ],
    [
      'a block in a revision',
      () =>
        changed((posts) =>
          Object.assign(first(posts).revisions[0]?.text ?? {}, { content: block({ type: 'html' }) }),
        ),
      'content.blocks.0.type',
    ],
    [
      'a video as a picture',
      () =>
        changed(
          (posts) => (first(posts).text.coverId = posts.media.find(({ kind }) => kind === 'video')?.id ?? ''),
        ),
      'cover cannot show',
    ],
    ['a slug of the site', () => setText({ slug: 'category' }), 'The site uses'],
    [
      'a revision twice',
      () => changed((posts) => first(posts).revisions.push(...first(posts).revisions)),
      'twice',
    ],
    ['a file name that leads out', () => set('media', { file: '../../x.png' }), 'Not the name of a file'],
    [
      'a deep value',
      () =>
        packTar([
          entry(
            'posts.json',
            json().replace('"categories":[', `"categories":[${'['.repeat(5000)}${']'.repeat(5000)},`),
          ),
        ]),
      'categories',
    ],
    ['a gzip bomb', async () => gzipSync(Buffer.alloc(400 * 1024 * 1024)), 'too large when unpacked'],
    [
      'thousands of files',
      () => packTar(Array.from({ length: 20_001 }, (_, at) => entry(`media/${at}.jpg`, ''))),
      'too many files',
    ],
  ])('%s is refused, and nothing is stored', async (_, make, words) => {
    await expect(bring(place, await make())).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(words),
      issues: [{ path: 'file' }],
    });
    expect(await rowsOf(place)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await keys(place)).toEqual([]);
    expect(await readdir(place.api.services.storage.incoming)).toEqual([]);
  });

  test('a false hash shows the library’s own picture, and is never assigned to another', async () => {
    const { id } = await postsOf(place.api, place.headers).picture();
    const { hash } = await place.api.db.selectFrom('media').select('hash').executeTakeFirstOrThrow();
    const made = await changed(({ media }) => {
      for (const each of media) each.hash = each.kind === 'image' ? hash : 'a'.repeat(64);
    });
    expect(await bring(place, made)).toMatchObject({ media: 3 });
    const post = await place.api.client(blog, place.headers).getPost({ params: { idOrSlug: 'live-on' } });
    expect(post.cover?.id).toBe(id);
    const rows = await place.api.db.selectFrom('media').select('hash').execute();
    expect(rows.map((row) => row.hash)).not.toContain('a'.repeat(64));
  });

  test('hostile HTML is kept as plain text', async () => {
    const nodes = HOSTILE_HTML.map((html) => ({
      type: 'paragraph',
      text: html.replaceAll(/\p{Cc}/gu, ' ').trim(),
    }));
    const blocks = [{ id: 'x', type: 'richText', nodes: nodes.filter(({ text }) => !/\]\(/.test(text)) }];
    const made = await setText({ title: '<script>alert(1)</script>', content: { version: 1, blocks } });
    await bring(place, made);
    const { id } = first(parts.posts);
    const got = await place.api.client(blog, place.headers).getPost({ params: { idOrSlug: id } });
    expect(got.title).toBe('<script>alert(1)</script>');
    expect(got.content.blocks).toEqual(blocks);
  });
});

test('an export is a named attachment without user names', async () => {
  const answer = await source.api.app.inject({ url: '/api/blog/export', headers: source.headers });
  expect(answer.headers['content-type']).toBe('application/x-tar');
  expect(await source.api.lastAudit()).toMatchObject({ action: 'export', actorName: 'edith' });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=blog-\d{4}-\d\d-\d\d\.tar$/);
  expect(
    (await source.api.app.inject({ method: 'HEAD', url: '/api/blog/export', headers: source.headers }))
      .statusCode,
  ).toBe(200);
  expect((await unpacked(file)).posts.posts).toHaveLength(5);
  expect(file.includes('edith')).toBe(false);
  expect(await readdir(source.api.services.storage.incoming)).toEqual([]);
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
  expect(await comparable(await exported(place))).toEqual(await comparable(file));
  await place.api.close();
});

test('uses one connection at a time, and can run again a minute after an import was killed', async () => {
  const place = await start();
  const { pool } = place.api.services;
  await sql`insert into leases (name, until) values ('blog-import', now() + interval '1 minute')`.execute(
    place.api.db,
  );
  expect(await refusedWith(bring(place, file))).toBe(409);
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
