import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blog } from '@upcurve/contracts/blog/blog';
import {
  FETCHED_PICTURES_MAX,
  type OtherFormat,
  type PictureFetch,
} from '@upcurve/contracts/blog/blog-transfer';
import type { Post } from '@upcurve/contracts/blog/posts';
import { media } from '@upcurve/contracts/media/media';
import type { Block } from '@upcurve/post-blocks/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startApi, type TestApi } from '../../../../testing/api.ts';
import { picture } from '../../../../testing/samples/pictures.ts';
import { emptyTrash } from '../../jobs.ts';
import { wxrFile, wxrItem } from '../wordpress/wordpress-samples.ts';
import { fetchPicture } from './fetch-picture.ts';
import { forgetPictureFetches } from './picture-fetches.ts';
import { requestPicture } from './request-picture.ts';

let api: TestApi;
let headers: Record<string, string>;
/** The old blog: pictures by path, and the paths that were requested. */
let old: { url: string; pictures: Map<string, RequestListener>; asked: string[] };

async function serve(listener: RequestListener): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

beforeAll(async () => {
  api = await startApi({ worker: true, env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' } });
  headers = await api.signIn('editor', 'edith');
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate blog_posts, blog_slugs, blog_categories, blog_authors, media, media_files,
    blog_picture_fetches cascade`.execute(api.db);
  const pictures = new Map<string, RequestListener>();
  const asked: string[] = [];
  const { url, close } = await serve((request, response) => {
    asked.push(request.url ?? '');
    const answer = pictures.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  old = { url, pictures, asked };
  onTestFinished(() => void close());
});

/** Puts a picture on the old blog. */
async function put(path: string, seed = 1) {
  const bytes = await picture({ width: 40, height: 30, seed });
  old.pictures.set(path, (_, response) => response.end(bytes));
}
const img = (path: string, alt = '') => `<img src="${old.url}${path}" alt="${alt}">`;

const staff = () => api.client(blog, headers);
const bring = (text: string, fields: { site?: string } = {}, format: OtherFormat = 'wxr') =>
  staff().importBlog({
    fields: { format, fetchesPictures: 'true', ...fields },
    files: { file: new File([text], 'blog', { type: format === 'wxr' ? 'text/xml' : 'application/json' }) },
  });
const get = (slug: string): Promise<Post> => staff().getPost({ params: { idOrSlug: slug } });
const blocksOf = async (slug: string) => (await get(slug)).content.blocks as Block[];
const progress = async () => (await staff().listPictureFetches())[0] as PictureFetch;
const finished = () =>
  vi.waitFor(
    async () => {
      const fetch = await progress();
      expect(fetch.waiting).toBe(0);
      return fetch;
    },
    { timeout: 20_000, interval: 50 },
  );
const library = async () => (await api.client(media, headers).listMedia()).items;
const idOfFile = async (name: string) =>
  (await library()).find(({ fileName }) => fileName === name)?.id as string;

test('pictures and covers get into their drafts with their descriptions, each address fetched once', async () => {
  await put('/a%20room.jpg', 1);
  await put('/garden.jpg', 2);
  await put('/cover.jpg', 3);
  const cover = wxrItem({
    id: 9,
    type: 'attachment',
    more: `<wp:attachment_url>${old.url}/cover.jpg</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>The house</wp:meta_value></wp:postmeta>`,
  });
  const thumbnail =
    '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
  const gallery = `<figure>${img('/garden.jpg', 'A garden')}${img('/a%20room.jpg', 'The room')}</figure>`;
  const report = await bring(
    wxrFile(
      cover,
      wxrItem({ id: 1, slug: 'one', content: `<p>Hi</p>${img('/a%20room.jpg', 'A room')}`, more: thumbnail }),
      wxrItem({ id: 2, slug: 'two', content: gallery }),
    ),
  );
  expect(report).toMatchObject({ posts: 2, pictures: 4 });
  expect(report.left).toEqual([{ post: '', what: 'Not posts: 1 of the type “attachment”' }]);
  expect(await finished()).toMatchObject({ format: 'wxr', fetched: 4, failed: 0, failures: [] });
  const [room, garden] = [await idOfFile('a room.jpg'), await idOfFile('garden.jpg')];
  const one = await get('one');
  expect(one).toMatchObject({ status: 'draft', version: 3, cover: { alt: 'The house', createdBy: 'edith' } });
  expect(one.content.blocks).toMatchObject([
    { type: 'richText' },
    { type: 'image', mediaId: room, alt: 'A room' },
  ]);
  expect(await blocksOf('two')).toMatchObject([
    {
      type: 'gallery',
      items: [
        { mediaId: garden, alt: 'A garden' },
        { mediaId: room, alt: 'The room' },
      ],
    },
  ]);
  expect(old.asked.sort()).toEqual(['/a%20room.jpg', '/cover.jpg', '/garden.jpg']);
  // The library keeps them from being deleted, as for pictures that were inserted by hand.
  await expect(api.client(media, headers).deleteMedia({ params: { id: room } })).rejects.toMatchObject({
    statusCode: 409,
  });
});

test('Ghost’s pictures are on the site that staff name', async () => {
  await put('/blog/content/images/room.jpg');
  const posts = [
    {
      title: 'Rooms',
      slug: 'rooms',
      html: '<img src="__GHOST_URL__/content/images/room.jpg" alt="A room">',
      feature_image: '__GHOST_URL__/content/images/room.jpg',
    },
  ];
  const text = JSON.stringify({ data: { posts } });
  await expect(bring(text, {}, 'ghost')).rejects.toMatchObject({ issues: [{ path: 'site' }] });
  await bring(text, { site: `${old.url}/blog/` }, 'ghost');
  expect(await finished()).toMatchObject({ format: 'ghost', fetched: 2 });
  expect(await get('rooms')).toMatchObject({ cover: { fileName: 'room.jpg' } });
});

test('nothing is fetched unless asked for, or if the library has the picture', async () => {
  const content = img('/room.jpg', 'A room');
  await put('/room.jpg');
  const file = new File([wxrFile(wxrItem({ content }))], 'blog', { type: 'text/xml' });
  const report = await staff().importBlog({ fields: { format: 'wxr' }, files: { file } });
  expect(report).toMatchObject({ pictures: 0, left: [{ what: `The picture ${old.url}/room.jpg` }] });
  await bring(wxrFile(wxrItem({ id: 2, content })));
  await finished();
  expect(await bring(wxrFile(wxrItem({ id: 3, content })))).toMatchObject({ pictures: 0, left: [] });
  expect(old.asked).toEqual(['/room.jpg']);
  expect(await staff().listPictureFetches()).toHaveLength(1);
});

describe('a picture that cannot be fetched is listed with its post and the reason:', () => {
  const send =
    (body: string | Buffer, status = 200): RequestListener =>
    (_, response) =>
      response.writeHead(status).end(body);
  const redirect =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(302, { location }).end();
  const BAD: [string, RequestListener, RegExp][] = [
    ['/missing', send('Gone', 404), /^The site answered with status 404\.$/],
    ['/page', send('<!doctype html><title>Log in</title>'), /does not lead to a JPEG, PNG or WebP/],
    ['/svg', send('<svg xmlns="http://www.w3.org/2000/svg"/>'), /does not lead to a JPEG, PNG or WebP/],
    ['/empty', send(''), /does not lead to a JPEG, PNG or WebP/],
    ['/half', send(Buffer.from('ffd8ffe000104a46494600010100', 'hex')), /damaged/],
    [
      '/huge',
      async (_, response) => {
        response.write(await picture());
        const mb = Buffer.alloc(1024 * 1024);
        let sent = 0;
        const more = (): unknown => (sent++ < 50 ? response.write(mb, more) : response.end());
        more();
      },
      /at most 5 MB/,
    ],
    [
      '/cut',
      (_, response) => {
        response.writeHead(200, { 'content-length': 1000 }).write('x', () => response.destroy());
      },
      /Connection cut/,
    ],
    ['/loop', redirect('/loop'), /redirects too often/],
    ['/file', redirect('file:///etc/passwd'), /must start with https/],
  ];

  test('missing, no picture, damaged, 50 MB, cut off, redirected wrongly', async () => {
    for (const [path, listener] of BAD) old.pictures.set(path, listener);
    await put('/good.jpg');
    const content = [...BAD.map(([path]) => path), '/good.jpg'].map((path) => img(path)).join('');
    await bring(wxrFile(wxrItem({ slug: 'one', title: 'One', content })));
    const { failures, ...counts } = await finished();
    expect(counts).toMatchObject({ fetched: 1, failed: BAD.length });
    const { id: postId } = await get('one');
    expect(failures).toEqual(
      BAD.map(([path, , reason]) => ({
        ...{ postId, post: 'One', address: `${old.url}${path}` },
        reason: expect.stringMatching(reason),
      })),
    );
    expect(await library()).toHaveLength(1);
    expect((await blocksOf('one')).filter((block) => block.type === 'image' && block.mediaId)).toHaveLength(
      1,
    );
  });

  test('no answer in time', async () => {
    const { url, close } = await serve((_, response) => void response.write('x'));
    onTestFinished(() => void close());
    await expect(requestPicture(url, true, { seconds: 0.2 })).rejects.toThrow('No answer within 0.2 s');
  });

  test('an address in a private network, also behind a redirect', async () => {
    await expect(requestPicture(old.url, false)).rejects.toThrow(/private network|standard port/);
    await expect(requestPicture('http://127.0.0.1/a.jpg', false)).rejects.toThrow('private network');
    const redirect = async () => ({ statusCode: 301, headers: { location: 'http://127.0.0.1/a.jpg' } });
    const { requestSafely } = await import('../../../../lib/http/safe-request.ts');
    let hops = 0;
    const request: typeof requestSafely = (address, options) =>
      hops++ === 0 ? redirect() : requestSafely(address, options);
    await expect(requestPicture('https://old.example/a.jpg', false, { request })).rejects.toThrow(
      'private network',
    );
    expect(hops).toBe(2);
  });
});

test('a redirect is followed', async () => {
  await put('/moved.jpg');
  old.pictures.set('/a.jpg', (_, response) => response.writeHead(301, { location: '/moved.jpg' }).end());
  // A full address needs no address of its post.
  await bring(wxrFile(wxrItem({ content: img('/a.jpg') })).replaceAll(/<link>.*<\/link>/g, ''));
  expect(await finished()).toMatchObject({ fetched: 1 });
  expect((await library())[0]?.fileName).toBe('a.jpg');
});

describe('while a picture is being fetched', () => {
  /** Imports a post, and returns a function that lets the old blog send its pictures. */
  async function importSlowly(content: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const bytes = await picture({ width: 40, height: 30 });
    old.pictures.set('/a.jpg', (_, response) => void promise.then(() => response.end(bytes)));
    await bring(wxrFile(wxrItem({ slug: 'one', content })));
    await vi.waitFor(() => expect(old.asked).toContain('/a.jpg'), { timeout: 10_000 });
    return resolve;
  }
  const change = async (blocks: (before: Block[]) => Block[]) => {
    const { id, content } = await get('one');
    await staff().updatePost({
      params: { id },
      body: { content: { ...content, blocks: blocks(content.blocks as Block[]) as never } },
      headers: {},
    });
    return id;
  };

  test('edits stay: text, description, and a move into columns', async () => {
    const send = await importSlowly(`<p>Hi</p>${img('/a.jpg', 'A room')}`);
    await change(([text, image]) => [
      { id: 'c', type: 'columns', columns: [[{ ...image, alt: 'Our room' } as Block], []] },
      text as Block,
      { id: 'd', type: 'divider' },
    ]);
    send();
    expect(await finished()).toMatchObject({ fetched: 1 });
    expect(await blocksOf('one')).toMatchObject([
      { type: 'columns', columns: [[{ type: 'image', alt: 'Our room', mediaId: expect.any(String) }], []] },
      { type: 'richText' },
      { type: 'divider' },
    ]);
  });

  test('a picture that someone chose stays, and a gallery fills only the items that wait', async () => {
    const { id } = await api.client(media, headers).addMedia({
      fields: {},
      files: {
        file: new File([new Uint8Array(await picture({ seed: 9 }))], 'own.jpg', { type: 'image/jpeg' }),
      },
    });
    const send = await importSlowly(
      `<figure>${img('/b.jpg', 'B')}${img('/a.jpg', 'A')}</figure>${img('/a.jpg')}`,
    );
    await change(([gallery, image]) => {
      if (gallery?.type !== 'gallery') throw new Error('There is no gallery.');
      return [{ ...gallery, items: gallery.items.slice(1) }, { ...image, mediaId: id } as Block];
    });
    send();
    const { failures } = await finished();
    expect(failures.map(({ reason }) => reason)).toEqual([
      'The site answered with status 404.',
      'Its place in the post was filled or removed. The picture is in the media library.',
    ]);
    expect(await blocksOf('one')).toMatchObject([
      { items: [{ alt: 'A', mediaId: await idOfFile('a.jpg') }] },
      { mediaId: id },
    ]);
  });

  test('a removed block is listed, and its picture is in the library', async () => {
    const send = await importSlowly(`<p>Hi</p>${img('/a.jpg')}`);
    await change((blocks) => blocks.slice(0, 1));
    send();
    expect((await finished()).failures).toMatchObject([{ reason: expect.stringMatching(/^Its place/) }]);
    expect((await library()).map(({ fileName }) => fileName)).toEqual(['a.jpg']);
  });

  test('a post in the trash is listed, and gets its picture without another request once it is restored', async () => {
    const send = await importSlowly(img('/a.jpg'));
    const { id } = await get('one');
    await staff().deletePost({ params: { id } });
    send();
    const fetch = await finished();
    expect(fetch.failures).toMatchObject([{ reason: expect.stringMatching(/trash/) }]);
    await staff().restorePost({ params: { id }, body: {} });
    expect(await staff().retryPictureFetch({ params: { id: fetch.id }, body: {} })).toMatchObject({
      waiting: 1,
    });
    expect(await finished()).toMatchObject({ fetched: 1, failed: 0 });
    expect(old.asked).toEqual(['/a.jpg']);
  });

  test('deleting a post permanently removes its entries from the list of fetches', async () => {
    const send = await importSlowly(img('/a.jpg'));
    await staff().deletePost({ params: { id: (await get('one')).id } });
    await sql`update blog_posts set deleted_at = now() - interval '1 year'`.execute(api.db);
    expect(await emptyTrash(api.services)).toBe(1);
    send();
    await vi.waitFor(async () => expect(await library()).toHaveLength(1), { timeout: 10_000 });
    expect(await staff().listPictureFetches()).toEqual([]);
  });

  test('stopping keeps the draft as it is, and trying again continues', async () => {
    await put('/b.jpg', 2);
    const send = await importSlowly(img('/a.jpg') + img('/b.jpg') + img('/c.jpg'));
    const { id } = await progress();
    const stopped = await staff().stopPictureFetch({ params: { id }, body: {} });
    expect(stopped.waiting).toBe(0);
    expect(stopped.stopped).toBeGreaterThan(0);
    send();
    await vi.waitFor(async () => expect(await idOfFile('a.jpg')).toBeDefined(), { timeout: 10_000 });
    expect((await blocksOf('one'))[0]).toMatchObject({ mediaId: null });
    await put('/c.jpg', 3);
    await staff().retryPictureFetch({ params: { id }, body: {} });
    expect(await finished()).toMatchObject({ fetched: 3, stopped: 0, failed: 0 });
    expect(old.asked.filter((path) => path === '/a.jpg')).toHaveLength(1);
  });
});

describe('without a worker', () => {
  let quiet: TestApi;
  beforeAll(async () => {
    quiet = await startApi();
  });
  afterAll(() => quiet.close());

  async function bringTo(text: string) {
    const own = quiet.client(blog, await quiet.signIn('editor'));
    const report = await own.importBlog({
      fields: { format: 'wxr', fetchesPictures: 'true' },
      files: { file: new File([text], 'blog', { type: 'text/xml' }) },
    });
    const [fetch] = await own.listPictureFetches();
    return { own, report, fetch: fetch as PictureFetch };
  }

  test('fetches at most 1,000 pictures for one import, and says which are missing', async () => {
    const images = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `<img src="https://old.example/${from + at}.jpg">`).join('');
    const { report, fetch } = await bringTo(
      wxrFile(
        wxrItem({ id: 1, content: images(0, 600) }),
        wxrItem({ id: 2, title: 'Last', content: images(600, 401) }),
      ),
    );
    expect(report).toMatchObject({
      pictures: FETCHED_PICTURES_MAX,
      left: [
        { post: 'Last', what: 'The picture https://old.example/1000.jpg' },
        { post: '', what: expect.stringContaining('Only the first 1000 missing pictures') },
      ],
    });
    expect(fetch).toMatchObject({ waiting: 1000 });
  });

  test('jobs from before a stop do nothing, and addresses in private networks are refused', async () => {
    const address = 'http://127.0.0.1/a.jpg';
    const { own, fetch } = await bringTo(wxrFile(wxrItem({ id: 3, content: `<img src="${address}">` })));
    const params = { id: fetch.id };
    await own.stopPictureFetch({ params, body: {} });
    await own.retryPictureFetch({ params, body: {} });
    await fetchPicture(quiet.services, { fetchId: fetch.id, turn: 1, address });
    expect((await own.listPictureFetches())[0]).toMatchObject({ waiting: 1, failed: 0 });
    await fetchPicture(quiet.services, { fetchId: fetch.id, turn: 3, address });
    expect((await own.listPictureFetches())[0]).toMatchObject({
      waiting: 0,
      failures: [{ address, reason: expect.stringContaining('private network') }],
    });
  });
});

test('only members who may write posts can list, stop and retry fetches', async () => {
  const sales = api.client(blog, await api.signIn('sales'));
  const params = { id: '0199f7a0-0000-7000-8000-000000000000' };
  await expect(sales.listPictureFetches()).rejects.toMatchObject({ statusCode: 403 });
  await expect(sales.stopPictureFetch({ params, body: {} })).rejects.toMatchObject({ statusCode: 403 });
  await expect(sales.retryPictureFetch({ params, body: {} })).rejects.toMatchObject({ statusCode: 403 });
  await expect(staff().retryPictureFetch({ params, body: {} })).rejects.toMatchObject({ statusCode: 404 });
});

test('results are deleted after 30 days', async () => {
  await put('/a.jpg');
  await bring(wxrFile(wxrItem({ content: img('/a.jpg') })));
  await finished();
  await forgetPictureFetches(api.db);
  expect(await staff().listPictureFetches()).toHaveLength(1);
  await sql`update blog_picture_fetches set created_at = now() - interval '31 days'`.execute(api.db);
  await forgetPictureFetches(api.db);
  expect(await staff().listPictureFetches()).toEqual([]);
});
