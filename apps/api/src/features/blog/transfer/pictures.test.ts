import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blog } from '@upcurve/contracts/blog/blog';
import {
  FETCHED_PICTURES_MAX,
  type FetchedPictures,
  type ImportFormat,
  type MissingPicture,
} from '@upcurve/contracts/blog/blog-transfer';
import type { Post } from '@upcurve/contracts/blog/posts';
import { media } from '@upcurve/contracts/media/media';
import type { Block } from '@upcurve/post-blocks/schema';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../../test/api.ts';
import { picture } from '../../../../test/samples/pictures.ts';
import { wxrFile, wxrItem } from '../../../../test/samples/wordpress.ts';
import { requestSafely } from '../../../lib/http/safe-request.ts';
import { requestPicture } from './fetch-picture.ts';

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

const api = await apiForFile({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' } });
const headers = await api.signIn('editor', 'edith');
beforeEach(async () => {
  await sql`truncate blog_posts, blog_slugs, blog_categories, blog_authors, media, media_files cascade`.execute(
    api.db,
  );
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
interface Options {
  format?: ImportFormat;
  site?: string;
}
const fileOf = (text: string, format: ImportFormat) =>
  new File([text], 'blog', { type: format === 'wxr' ? 'text/xml' : 'application/json' });
const missingIn = (text: string, { format = 'wxr', ...fields }: Options = {}) =>
  staff().listMissingPictures({ fields: { format, ...fields }, files: { file: fileOf(text, format) } });
const bring = (text: string, pictures: FetchedPictures, { format = 'wxr', ...fields }: Options = {}) =>
  staff().importBlog({
    fields: { format, ...fields },
    files: {
      pictures: new File([JSON.stringify(pictures)], 'pictures.json', { type: 'application/json' }),
      file: fileOf(text, format),
    },
  });
const fetchOne = (body: MissingPicture) => staff().fetchPicture({ body });

/** Imports a file like the admin: fetches the missing pictures, then imports it with those. */
async function bringWithPictures(text: string, options: Options = {}) {
  const fetched: FetchedPictures = {};
  for (const each of await missingIn(text, options)) {
    const answer = await fetchOne(each);
    if ('id' in answer) fetched[each.address] = answer.id;
  }
  return bring(text, fetched, options);
}
const get = (slug: string): Promise<Post> => staff().getPost({ params: { idOrSlug: slug } });
const blocksOf = async (slug: string) => (await get(slug)).content.blocks as Block[];
const library = async () => (await api.client(media, headers).listMedia()).items;
const idOfFile = async (name: string) =>
  (await library()).find(({ fileName }) => fileName === name)?.id as string;

test('pictures and covers get into their drafts with their descriptions, each address fetched once', async () => {
  await put('/a%20room.jpg', 1);
  await put('/garden.jpg', 2);
  await put('/cover.jpg', 3);
  // Another picture of the same name.
  await put('/old/garden.jpg', 4);
  const cover = wxrItem({
    id: 9,
    type: 'attachment',
    more: `<wp:attachment_url>${old.url}/cover.jpg</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>The house</wp:meta_value></wp:postmeta>`,
  });
  const thumbnail =
    '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
  const gallery = `<figure>${img('/garden.jpg', 'A garden')}${img('/a%20room.jpg', 'The room')}${img('/old/garden.jpg')}</figure>`;
  const report = await bringWithPictures(
    wxrFile(
      cover,
      wxrItem({ id: 1, slug: 'one', content: `<p>Hi</p>${img('/a%20room.jpg', 'A room')}`, more: thumbnail }),
      wxrItem({ id: 2, slug: 'two', content: gallery }),
    ),
  );
  expect(report).toMatchObject({ posts: 2 });
  expect(report.left).toEqual([{ post: '', what: 'Not posts: 1 of the type “attachment”' }]);
  const room = await idOfFile('a room.jpg');
  const one = await get('one');
  expect(one).toMatchObject({ status: 'draft', version: 1, cover: { alt: 'The house', createdBy: 'edith' } });
  expect(one.content.blocks).toMatchObject([
    { type: 'richText' },
    { type: 'image', mediaId: room, alt: 'A room' },
  ]);
  const [block] = await blocksOf('two');
  if (block?.type !== 'gallery') throw new Error('There is no gallery.');
  expect(block.items.map(({ alt }) => alt)).toEqual(['A garden', 'The room', '']);
  expect(block.items[1]?.mediaId).toBe(room);
  expect(new Set(block.items.map(({ mediaId }) => mediaId)).size).toBe(3);
  expect(old.asked.sort()).toEqual(['/a%20room.jpg', '/cover.jpg', '/garden.jpg', '/old/garden.jpg']);
  // The library keeps them from being deleted, as for pictures that were inserted by hand.
  expect(await refusedWith(api.client(media, headers).deleteMedia({ params: { id: room } }))).toBe(409);
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
  await expect(missingIn(text, { format: 'ghost' })).rejects.toMatchObject({ issues: [{ path: 'site' }] });
  await bringWithPictures(text, { format: 'ghost', site: `${old.url}/blog/` });
  expect(await get('rooms')).toMatchObject({ cover: { fileName: 'room.jpg' } });
});

test('pictures in the library are not missing, and those that were not fetched are named', async () => {
  const text = (id: number) => wxrFile(wxrItem({ id, content: img('/room.jpg', 'A room') }));
  await put('/room.jpg');
  const missing = [{ address: `${old.url}/room.jpg`, alt: 'A room' }];
  expect(await missingIn(text(1))).toEqual(missing);
  expect(await staff().listPosts({ query: {} })).toMatchObject({ posts: [] });
  expect(await bring(text(1), {})).toMatchObject({ left: [{ what: `The picture ${old.url}/room.jpg` }] });
  await bringWithPictures(text(2));
  expect(await missingIn(text(3))).toEqual([]);
  expect(await bring(text(3), {})).toMatchObject({ left: [] });
  expect(old.asked).toEqual(['/room.jpg']);
});

describe('a picture that cannot be fetched is not added, and the answer says why:', () => {
  const send =
    (body: string | Buffer, status = 200): RequestListener =>
    (_, response) =>
      response.writeHead(status).end(body);
  const redirect =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(302, { location }).end();
  test.each<[string, RequestListener, RegExp]>([
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
  ])('%s', async (path, listener, reason) => {
    old.pictures.set(path, listener);
    expect(await fetchOne({ address: `${old.url}${path}`, alt: '' })).toEqual({
      reason: expect.stringMatching(reason),
    });
    expect(await library()).toEqual([]);
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
    let hops = 0;
    const request: typeof requestSafely = (address, options) =>
      hops++ === 0 ? redirect() : requestSafely(address, options);
    await expect(requestPicture('https://old.example/a.jpg', false, { request })).rejects.toThrow(
      'private network',
    );
    expect(hops).toBe(2);
  });

  test('an address of another kind', async () => {
    for (const address of ['file:///etc/passwd', 'room.jpg', `https://old.example/${'a'.repeat(2000)}`])
      expect(await refusedWith(fetchOne({ address, alt: '' }))).toBe(400);
  });
});

test('a redirect is followed, and the name is that of the address', async () => {
  await put('/moved.jpg');
  old.pictures.set('/a.jpg', (_, response) => response.writeHead(301, { location: '/moved.jpg' }).end());
  await fetchOne({ address: `${old.url}/a.jpg`, alt: 'A room' });
  expect(await library()).toMatchObject([{ fileName: 'a.jpg', alt: 'A room', createdBy: 'edith' }]);
});

test('at most 1,000 pictures are fetched for one import', async () => {
  const images = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `<img src="https://old.example/${from + at}.jpg">`).join('');
  const missing = await missingIn(
    wxrFile(wxrItem({ id: 1, content: images(0, 600) }), wxrItem({ id: 2, content: images(600, 401) })),
  );
  expect(missing).toHaveLength(FETCHED_PICTURES_MAX);
});

test('pictures that are not in the library, and what is no list of pictures, are refused', async () => {
  const text = wxrFile(wxrItem({ content: img('/a.jpg') }));
  const unknown = { [`${old.url}/a.jpg`]: '0199f7a0-0000-7000-8000-000000000000' };
  expect(await refusedWith(bring(text, unknown))).toBe(409);
  for (const wrong of [5, { a: 'javascript:1' }, { a: null }])
    await expect(bring(text, wrong as never)).rejects.toMatchObject({ issues: [{ path: 'pictures' }] });
});
