import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { media } from '@upcurve/contracts/media/media';
import { startWeb } from '@upcurve/web-server/test/servers';
import { sql } from 'kysely';
import { BufferSource, Input, MP4, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADMIN, apiForTest, refusedWith, startApi, type TestApi } from '../../../test/api.ts';
import { phonePicture, picture } from '../../../test/samples/pictures.ts';
import { sentForm } from '../../../test/samples/sent-form.ts';
import { clip } from '../../../test/samples/videos.ts';
import { startS3 } from '../../../test/servers/s3-server.ts';
import { HttpError } from '../../lib/http/errors.ts';
import { sweepMedia } from './jobs.ts';

const fileOf = (bytes: Buffer, name = 'a.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

const stores = { 'a folder': async () => undefined, 'an S3 bucket': startS3 };

describe.each(Object.entries(stores))('with files in %s', (_, start) => {
  let api: TestApi;
  let s3: Awaited<ReturnType<typeof startS3>> | undefined;
  let headers: Record<string, string>;
  beforeAll(async () => {
    s3 = await start();
    api = await startApi({ env: s3?.env });
    headers = await api.signIn('editor', 'edith');
  });
  afterAll(async () => {
    await api.close();
    await s3?.close();
  });
  beforeEach(async () => {
    await sql`truncate testimonial_stories, testimonial_segments, media, media_files cascade`.execute(api.db);
    await sweepMedia(api.services, Date.now() + 60_000);
  });

  const staff = () => api.client(media, headers);
  const add = (file: File, fields = {}, poster?: File) =>
    staff().addMedia({ fields, files: { file, ...(poster && { poster }) } });
  const get = (url: string, more: Record<string, string> = {}) => api.app.inject({ url, headers: more });
  async function keys(): Promise<string[]> {
    const found = [];
    for await (const { key } of api.services.storage.list()) found.push(key);
    return found;
  }

  test('rotates a picture, strips its metadata and does not enlarge it', async () => {
    const added = await add(fileOf(await phonePicture(), 'Ward round.png'), { alt: 'The ward' });
    expect(added).toMatchObject({
      kind: 'image',
      width: 300,
      height: 400,
      alt: 'The ward',
      isDecorative: false,
      focalPoint: { x: 0.5, y: 0.5 },
      fileName: 'Ward round.png',
      createdBy: 'edith',
      placeholder: expect.stringMatching(/^data:image\/webp;base64,.{20,400}$/),
    });
    expect(added.sizes.map(({ width, type }) => `${width} ${type}`).sort()).toEqual([
      '300 image/avif',
      '300 image/jpeg',
      '300 image/webp',
    ]);
    expect(await keys()).toHaveLength(3);
    for (const { url, type } of added.sizes) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      const found = await sharp(answer.rawPayload).metadata();
      expect(found).toMatchObject({ width: 300, height: 400 });
      expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(answer.rawPayload.includes('A person')).toBe(false);
    }
  });

  test('stores a large picture in five widths, and as PNG if it is transparent', async () => {
    const { sizes, width, url } = await add(
      fileOf(await picture({ width: 2400, height: 1200, type: 'webp', isClear: true })),
    );
    expect([width, url]).toEqual([
      1920,
      sizes.find(({ type, width }) => type === 'image/png' && width === 1920)?.url,
    ]);
    expect([...new Set(sizes.map((size) => size.width))]).toEqual([320, 640, 960, 1280, 1920]);
    expect([...new Set(sizes.map((size) => size.type))].sort()).toEqual([
      'image/avif',
      'image/png',
      'image/webp',
    ]);
  });

  test('stores the same file once, even if it is uploaded five times in parallel', async () => {
    const file = fileOf(await picture({ seed: 7 }));
    const added = await Promise.all([1, 2, 3, 4, 5].map(() => add(file)));
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect(await add(file, { alt: 'Other words' })).toEqual(added[0]);
    expect((await staff().listMedia()).total).toBe(1);
    expect(await keys()).toHaveLength(added[0]?.sizes.length ?? 0);
  });

  test.each(['mp4', 'webm'] as const)(
    'stores a clip as %s with its dimensions, length and poster',
    async (type) => {
      const poster = fileOf(await picture({ width: 640, height: 480, seed: 3 }));
      const sent = await clip({ type, hasSound: true });
      const added = await add(fileOf(sent, 'clip', `video/${type}`), { durationMs: '2400' }, poster);
      expect(added).toMatchObject({ kind: 'video', width: 320, height: 240, posterUrl: expect.any(String) });
      expect(added.durationMs).toBeGreaterThan(1900);
      expect(added.durationMs).toBeLessThan(2100);
      expect(added.sizes).toEqual([{ url: added.url, width: 320, type: `video/${type}` }]);
      const whole = await get(added.url);
      expect(whole.headers['content-type']).toBe(`video/${type}`);
      const input = new Input({ source: new BufferSource(whole.rawPayload), formats: [MP4, WEBM] });
      const tracks = await input.getTracks();
      const packets = await Promise.all(tracks.map((track) => track.computePacketStats()));
      expect(packets.map(({ packetCount }) => packetCount)).toEqual([50, 100]);
      expect((await get(added.posterUrl ?? '')).headers['content-type']).toBe('image/jpeg');
    },
  );

  test('measures the whole length of an MP4 that a browser recorded in fragments', async () => {
    const sent = await clip({ type: 'mp4', seconds: 4, isRecording: true });
    const added = await add(fileOf(sent, 'recording.mp4', 'video/mp4'), { durationMs: '4000' });
    expect(added.durationMs).toBe(4000);
  });

  test('rejects a clip whose declared length or poster does not match it', async () => {
    const file = fileOf(await clip({ type: 'webm', seed: 9 }), 'clip.webm', 'video/webm');
    const tall = fileOf(await picture({ width: 300, height: 600 }));
    await expect(add(file, { durationMs: '60000' })).rejects.toMatchObject({
      issues: [{ path: 'durationMs' }],
    });
    await expect(add(file, {}, tall)).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path: 'poster' }],
    });
    expect(await keys()).toEqual([]);
  });

  test('keeps only the times and text of captions', async () => {
    const vtt =
      '\uFEFFWEBVTT - by hand\r\nKind: captions\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n1\r\n00:01.000 --> 00:02.500 line:0\r\n<v Mary>Good <b>morning</b></v>\r\n\r\nNOTE later\r\n';
    const added = await add(fileOf(Buffer.from(vtt), 'clip.vtt', 'text/vtt'));
    expect(added).toMatchObject({ kind: 'captions', width: null, height: null, sizes: [] });
    const { body, headers } = await get(added.url);
    expect([body, headers['content-type']]).toEqual([
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nGood morning\n',
      'text/vtt',
    ]);
  });

  test('serves files with range requests, immutable caching and a sandbox policy', async () => {
    const { url } = await add(fileOf(await clip({ type: 'mp4', seed: 4 }), 'clip.mp4', 'video/mp4'));
    const whole = await get(url);
    const { etag } = whole.headers;
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w.]+"$/),
    });
    const size = whole.rawPayload.length;
    const part = await get(url, { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${size}`]);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true);
    const last = await get(url, { range: 'bytes=-5', 'if-range': String(etag) });
    expect(last.rawPayload.equals(whole.rawPayload.subarray(-5))).toBe(true);
    expect((await get(url, { range: `bytes=${size}-` })).statusCode).toBe(416);
    expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    const head = await api.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(size), '']);
  });

  test.each([
    '/media/',
    '/media/x.png',
    `/media/${'a'.repeat(32)}.png`,
    `/media/${'a'.repeat(32)}.svg`,
    '/media/..%2f..%2fsession-secret',
    '/media/%2e%2e/incoming',
    `/media/${'a'.repeat(32)}.png%00`,
  ])('returns 404 without caching for %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('lists can be searched, filtered and paged, newest first', async () => {
    await add(fileOf(await picture({ seed: 11 }), 'Theatre.jpg'));
    await add(fileOf(await picture({ seed: 12 }), 'b.jpg'), { alt: 'A quiet corridor' });
    await add(fileOf(await clip({ type: 'webm', seed: 5 }), 'Walk round.webm', 'video/webm'));
    const names = async (query: object) =>
      (await staff().listMedia({ query })).items.map(({ fileName }) => fileName);
    expect(await names({})).toEqual(['Walk round.webm', 'b.jpg', 'Theatre.jpg']);
    expect(await names({ search: 'corrid' })).toEqual(['b.jpg']);
    expect(await names({ kind: 'video' })).toEqual(['Walk round.webm']);
    const page = await staff().listMedia({ query: { limit: 2 } });
    expect([page.total, page.items.length]).toEqual([3, 2]);
    expect(await names({ limit: 2, cursor: page.next })).toEqual(['Theatre.jpg']);
  });

  test('changes alt text and focal point, and clears the alt text of a decorative picture', async () => {
    const { id } = await add(fileOf(await picture({ seed: 13 })), { isDecorative: 'true', alt: 'No' });
    const change = (body: object) => staff().changeMedia({ params: { id }, body });
    expect(await change({ alt: 'A hallway' })).toMatchObject({
      alt: 'A hallway',
      isDecorative: false,
      usedIn: [],
    });
    expect(await change({ focalPoint: { x: 0.25, y: 1 } })).toMatchObject({ focalPoint: { x: 0.25, y: 1 } });
    expect((await staff().listMedia({ query: { search: 'hallway' } })).total).toBe(1);
    expect(await change({ isDecorative: true })).toMatchObject({ alt: '', isDecorative: true });
    expect(await refusedWith(change({ focalPoint: { x: 2, y: 0 } }))).toBe(400);
    expect(await refusedWith(change({ alt: 'x'.repeat(251) }))).toBe(400);
  });

  test('refuses to delete a picture in use and names its uses; deletes an unused one with its files', async () => {
    const { id, url } = await add(fileOf(await picture({ seed: 14 })));
    await sql`insert into testimonial_stories (id, name, avatar_id, cta, is_active, sort_order)
      values (gen_random_uuid(), 'Bright Clinic', ${id}, '/contact', false, 0)`.execute(api.db);
    const use = { kind: 'testimonial', id: expect.any(String), title: 'Bright Clinic' };
    expect((await staff().getMedia({ params: { id } })).usedIn).toEqual([use]);
    const refused = await api.app.inject({ method: 'DELETE', url: `/api/media/${id}`, headers });
    expect([refused.statusCode, refused.json().usedIn]).toEqual([409, [use]]);
    expect((await get(url)).statusCode).toBe(200);

    await sql`delete from testimonial_stories`.execute(api.db);
    await staff().deleteMedia({ params: { id } });
    expect(await api.lastAudit()).toMatchObject({ action: 'media.deleted', subjectId: id });
    expect(await keys()).toEqual([]);
    expect((await get(url)).statusCode).toBe(404);
    expect(await refusedWith(staff().deleteMedia({ params: { id } }))).toBe(404);
  });

  test('the sweep deletes only files that have no row and are old enough', async () => {
    const { id } = await add(fileOf(await picture({ seed: 15 })));
    await add(fileOf(await picture({ seed: 16 })));
    const [all, gone] = [(await keys()).length, (await staff().getMedia({ params: { id } })).sizes.length];
    await api.db.deleteFrom('media').where('id', '=', id).execute();
    expect(await sweepMedia(api.services)).toEqual({ files: 0, uploads: 0 });
    expect(await sweepMedia(api.services, Date.now() + 60_000)).toEqual({ files: gone, uploads: 0 });
    expect(await keys()).toHaveLength(all - gone);
  });

  test('leaves no temporary file after an upload', async () => {
    await add(fileOf(await picture({ seed: 17 })));
    expect(await readdir(api.services.storage.incoming)).toEqual([]);
  });
});

test('a frontend forwards files and range requests unchanged', async () => {
  const api = await apiForTest();
  const to = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { address } = await startWeb({ publicUrl: ADMIN, forward: { to } });
  const staff = api.client(media, await api.signIn('editor'));
  const { url } = await staff.addMedia({ fields: {}, files: { file: fileOf(await picture()) } });
  const answer = await fetch(address + url, { headers: { range: 'bytes=0-2' } });
  expect([answer.status, [...(await answer.bytes())]]).toEqual([206, [0xff, 0xd8, 0xff]]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'content-type': 'image/jpeg',
  });
  expect((await fetch(`${address}/media/${'0'.repeat(32)}.jpg`)).status).toBe(404);
});

test('returns 503 for files while their store is down; lists still work, and a retry succeeds', async () => {
  const s3 = await startS3();
  const api = await startApi({ env: s3.env });
  const staff = api.client(media, await api.signIn('editor'));
  const add = async (seed: number) =>
    staff.addMedia({ fields: {}, files: { file: fileOf(await picture({ seed })) } });
  const { url } = await add(1);
  await s3.leave();
  expect((await api.app.inject(url)).statusCode).toBe(503);
  await expect(add(2)).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  expect((await staff.listMedia()).total).toBe(1);
  await s3.comeBack();
  expect((await api.app.inject(url)).statusCode).toBe(200);
  await add(2);
  expect((await staff.listMedia()).total).toBe(2);
  await api.close();
  await s3.close();
});

test('returns 503 without caching if a file cannot be opened', async () => {
  const api = await apiForTest();
  const { url } = await api
    .client(media, await api.signIn('editor'))
    .addMedia({ fields: {}, files: { file: fileOf(await picture()) } });
  const stored = await api.services.storage.find(url.slice(url.lastIndexOf('/') + 1));
  if (!stored) throw new Error('It is not there.');
  const open = () => Promise.reject(new HttpError(503, 'The store is away.', { retryAfter: 5 }));
  const find = vi.spyOn(api.services.storage, 'find').mockResolvedValue({ ...stored, open });
  const answer = await api.app.inject({ url, headers: { range: 'bytes=0-2' } });
  find.mockRestore();
  expect(answer.json()).toMatchObject({ statusCode: 503 });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  for (const name of ['content-range', 'etag', 'accept-ranges'])
    expect(answer.headers).not.toHaveProperty(name);
});

describe('uploading', () => {
  let api: TestApi;
  let form: Awaited<ReturnType<typeof sentForm>>;
  beforeAll(async () => {
    api = await startApi({ env: { MEDIA_QUOTA_MB: '1' } });
    form = await sentForm([['file', fileOf(await picture())]]);
  });
  afterAll(() => api.close());
  const post = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/media',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });

  test('is refused without a session and from another site', async () => {
    expect((await post({ origin: ADMIN })).statusCode).toBe(401);
    const headers = await api.signIn('editor');
    expect((await post({ ...headers, origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  test('beyond the quota returns 507, while reading still works', async () => {
    const headers = await api.signIn('editor');
    expect((await post(headers)).statusCode).toBe(201);
    const large = await sentForm([['file', fileOf(Buffer.alloc(1024 * 1024))]]);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/media',
      payload: large.payload,
      headers: { ...large.headers, ...headers },
    });
    expect(answer.statusCode).toBe(507);
    // Requests without a content-length are rejected as well.
    const piped = await api.app.inject({
      method: 'POST',
      url: '/api/media',
      payload: Readable.from([form.payload]),
      headers: { 'content-type': form.headers['content-type'], ...headers },
    });
    expect(piped.statusCode).toBe(507);
    expect((await api.client(media, headers).listMedia()).total).toBe(1);
  });

  test('returns 507 if the disk has too little space left', async () => {
    const full = await apiForTest({ env: { MEDIA_RESERVE_MB: '999999999' } });
    const headers = await full.signIn('editor');
    const sent = full
      .client(media, headers)
      .addMedia({ fields: {}, files: { file: fileOf(await picture()) } });
    expect(await refusedWith(sent)).toBe(507);
  });
});
