import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { media } from '@upcurve/contracts/media/media';
import { IMAGE_MAX, VIDEO_MAX } from '@upcurve/contracts/media/media-limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiForFile, until } from '../../../test/api.ts';
import { movingPicture, phonePicture, picture, pngOf } from '../../../test/samples/pictures.ts';
import { sentForm } from '../../../test/samples/sent-form.ts';
import { box, clip } from '../../../test/samples/videos.ts';
import { sweepMedia } from './jobs.ts';

const api = await apiForFile();
const headers = await api.signIn('editor');
await api.app.listen({ host: '127.0.0.1', port: 0 });
beforeEach(async () => {
  await api.db.deleteFrom('media').execute();
  await sweepMedia(api.services, Date.now() + 60_000);
});

async function left() {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from media`.execute(api.db);
  const files = [];
  for await (const { key } of api.services.storage.list()) files.push(key);
  return {
    rows: rows[0]?.count,
    files: files.length,
    arriving: (await readdir(api.services.storage.incoming)).length,
  };
}
const NOTHING = { rows: 0, files: 0, arriving: 0 };

async function post(payload: Buffer | string, more: Record<string, string>) {
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/api/media',
    payload,
    headers: { ...headers, ...more },
  });
  return { statusCode, ...JSON.parse(body) };
}
async function send(bytes: Buffer | string, type = 'image/png', name = 'a.png') {
  const form = await sentForm([['file', new File([new Uint8Array(Buffer.from(bytes))], name, { type })]]);
  return post(form.payload, form.headers);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><html><script>alert(1)</script></html>';
const vtt = (text: string) => `WEBVTT\n\n${text}`;
const cue = (text: string) => vtt(`00:01.000 --> 00:02.000\n${text}`);
const jpeg = () => picture();
const png = () => picture({ type: 'png' });
const webp = () => picture({ type: 'webp' });
const mp4 = () => clip({ type: 'mp4' });
const webm = () => clip({ type: 'webm' });
const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const replaced = (bytes: Buffer, from: string | Buffer, to: string | Buffer) => {
  const at = bytes.lastIndexOf(from);
  if (at < 0) throw new Error('The bytes to replace do not exist.');
  const result = Buffer.from(bytes);
  result.set(Buffer.from(to), at);
  return result;
};
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const hex = (text: string) => Buffer.from(text, 'hex');

type Make = () => Buffer | string | Promise<Buffer | string>;
const files: Record<string, [number, Make, type?: string]> = {
  nothing: [415, () => ''],
  'one byte': [415, () => 'x'],
  'an SVG': [415, () => SVG],
  'an SVG declared as SVG': [415, () => SVG, 'image/svg+xml'],
  'HTML as PNG': [415, () => HTML],
  'JavaScript as JPEG': [415, () => 'alert(1)', 'image/jpeg'],
  'a ZIP': [415, () => 'PK\x03\x04', 'image/webp'],
  'a gzip bomb': [415, () => gzipSync(Buffer.alloc(50_000_000))],
  'a GIF': [
    415,
    () => hex('47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b'),
    'image/png',
  ],
  'a BMP': [415, () => join('BM', Buffer.alloc(100))],
  'an AVIF as MP4': [
    415,
    async () =>
      sharp(await png())
        .avif()
        .toBuffer(),
    'video/mp4',
  ],
  'a program': [415, () => '\x7fELF'],
  'a web font': [415, () => 'wOF2'],
  'HTML after the magic bytes of a JPEG': [400, () => join(hex('ffd8ffe0'), HTML)],
  'only the magic bytes of a PNG': [400, () => hex('89504e470d0a1a0a')],
  'only the magic bytes of a WebP': [400, () => join('RIFF', Buffer.alloc(4), 'WEBP')],
  'a PNG of 256 megapixels': [400, () => pngOf(16_000, 16_000)],
  'a PNG wider than any screen': [400, () => pngOf(20_000, 1)],
  'a PNG with sides of 4 billion pixels': [400, () => pngOf(8, 8).fill(0xff, 16, 24)],
  'a PNG of zero size': [400, () => pngOf(0, 0)],
  'an animated PNG': [400, () => pngOf(8, 8, [['acTL', hex('0000000200000000')]])],
  'a JPEG cut in half': [400, async () => cut(await picture({ type: 'jpeg', width: 2000 }), 0.5)],
  'a JPEG cut after its header': [400, async () => (await jpeg()).subarray(0, 200)],
  'a PNG cut in half': [400, async () => cut(await png(), 0.5)],
  'a PNG with a broken checksum': [400, async () => replaced(await png(), 'IDAT', 'IDAX')],
  'a WebP cut in half': [400, async () => cut(await webp(), 0.5)],
  'an animated WebP': [400, movingPicture],
  'a picture of 5 MB and a byte': [413, async () => join(await jpeg(), Buffer.alloc(IMAGE_MAX))],
  'an empty MP4': [400, () => box('ftyp', 'isom'), 'video/mp4'],
  'an MP4 with a track of text': [400, async () => replaced(await mp4(), 'vide', 'text'), 'video/mp4'],
  'an MP4 with a track of scripts': [400, async () => replaced(await mp4(), 'vide', 'sdsm'), 'video/mp4'],
  'an MP4 cut in half': [400, async () => cut(await mp4(), 0.5), 'video/mp4'],
  'an MP4 with another codec': [415, async () => replaced(await mp4(), 'avc1', 'xxxx'), 'video/mp4'],
  'an empty QuickTime file': [
    415,
    () => join(box('ftyp', 'qt  '), box('moov', ''), box('mdat', '')),
    'video/mp4',
  ],
  'an empty WebM': [400, () => hex('1a45dfa3'), 'video/webm'],
  'a WebM cut in half': [400, async () => cut(await webm(), 0.5), 'video/webm'],
  'a Matroska file': [400, async () => replaced(await webm(), 'webm', 'mkvx'), 'video/webm'],
  'a WebM with a track of subtitles': [
    400,
    async () => replaced(await webm(), hex('838101'), hex('838111')),
    'video/webm',
  ],
  'a WebM with another codec': [415, async () => replaced(await webm(), 'V_VP8', 'V_XXX'), 'video/webm'],
  'captions without a cue': [400, () => 'WEBVTT\n', 'text/vtt'],
  'captions with a script': [400, () => cue('<script>alert(1)</script>'), 'text/vtt'],
  'captions with a picture': [400, () => cue('<img src=x onerror=alert(1)>'), 'text/vtt'],
  'captions with half a tag': [400, () => cue('a <b'), 'text/vtt'],
  'captions with tags in tags': [400, () => cue('<<b>script>alert(1)<</b>/script>'), 'text/vtt'],
  'captions that run backwards': [400, () => vtt('00:02.000 --> 00:01.000\na'), 'text/vtt'],
  'captions with too many hours': [
    400,
    () => vtt(`00:01.000 --> ${'9'.repeat(320)}:00:02.000\na`),
    'text/vtt',
  ],
  'captions without times': [400, () => vtt('1\nHello'), 'text/vtt'],
  'captions with a NUL': [400, () => cue('a\0b'), 'text/vtt'],
  'captions with broken UTF-8': [400, () => join(cue('a'), hex('c328')), 'text/vtt'],
  'captions as SRT': [415, () => '1\n00:00:01,000 --> 00:00:02,000\nHello', 'text/vtt'],
  'captions that are too long': [413, () => cue('a'.repeat(600_000)), 'text/vtt'],
};

test.each(Object.entries(files))('rejects %s and stores nothing', async (_, [status, make, type]) => {
  const { statusCode, message, issues } = await send(await make(), type);
  expect([statusCode, message], message).toEqual([status, expect.stringMatching(/^[A-Z].{10,}\.$/)]);
  expect(issues).toEqual([{ path: 'file', message }]);
  expect(await left()).toEqual(NOTHING);
});

test.each<[string, Make]>([
  ['HTML in a comment of a PNG', () => pngOf(8, 8, [['tEXt', Buffer.from(`Comment\0${HTML}`)]])],
  ['a ZIP after a PNG', async () => join(await png(), 'PK\x03\x04', 'PK\x05\x06', Buffer.alloc(18))],
  ['HTML after a PNG', async () => join(await png(), HTML)],
  ['PHP after a PNG', async () => join(await png(), '<?php system("id"); ?>')],
  ['an SVG after a JPEG', async () => join(await jpeg(), SVG)],
  ['a PDF after a JPEG', async () => join(await jpeg(), '%PDF-1.4')],
  ['markup in the EXIF of a JPEG', () => phonePicture('<script>alert(1)</script>')],
  ['HTML after an MP4', async () => join(await mp4(), HTML)],
  ['HTML in a box of an MP4', async () => join(await mp4(), box('free', HTML), box('evil', HTML))],
  ['the place of an MP4', async () => join(await mp4(), box('udta', box('\xa9xyz', '+51.5000-000.1200/')))],
  ['HTML after a WebM', async () => join(await webm(), HTML)],
  ['HTML in a tag of a WebM', async () => join(await webm(), hex('1254c36700000035'), HTML)],
])('keeps nothing of %s', async (_, make) => {
  const { statusCode } = await send(await make());
  expect(statusCode).toBe(201);
  for await (const { key } of api.services.storage.list()) {
    const { rawPayload } = await api.app.inject(`/media/${key}`);
    for (const part of ['<script', '<?php', '<svg', '%PDF', 'PK\x05\x06', '+51.5'])
      expect(rawPayload.includes(part)).toBe(false);
  }
});

const container = (major: string, ...brands: string[]) =>
  join(box('ftyp', `${major}\0\0\0\0${brands.join('')}`), box('meta', 'x'.repeat(200)));
const avif = async () =>
  sharp(await png())
    .avif()
    .toBuffer();
const HEIC = 'This is a HEIC photo. Export it as JPEG.';
const AVIF = 'This is an AVIF picture. Export it as JPEG.';

test.each<[string, Make, string]>([
  ['a photo of an iPhone', () => container('heic', 'mif1', 'MiHE', 'heic'), HEIC],
  ['a HEIF photo', () => container('mif1', 'heic'), HEIC],
  ['an AVIF', avif, AVIF],
  ['an AVIF that names its family first', () => container('mif1', 'miaf', 'avif'), AVIF],
  ['a video of an iPhone', () => container('qt  ', 'qt  '), 'This is a MOV video. Export it as MP4.'],
  ['an old QuickTime video', () => box('wide', ''), 'This is a MOV video. Export it as MP4.'],
  ['a voice memo', () => container('M4A ', 'isom'), 'This is a sound recording. Send a video.'],
  ['a TIFF', () => hex('49492a0008000000'), 'This is a TIFF picture. Export it as JPEG.'],
  ['a GIF', () => 'GIF89a', 'This is a GIF. Export it as PNG, or as MP4 if it moves.'],
  ['an SVG', () => SVG, 'This is an SVG drawing. Export it as PNG.'],
  ['a PDF', () => '%PDF-1.7\n', 'This is a PDF. Export its page as PNG.'],
])('says what %s is when its name ends in .jpg', async (_, make, message) => {
  const answer = await send(await make(), 'image/jpeg', 'IMG_0042.jpg');
  expect(answer).toMatchObject({ statusCode: 415, message, issues: [{ path: 'file', message }] });
  expect(await left()).toEqual(NOTHING);
});

test('refuses a video of 100 MB and a byte, and stores nothing', async () => {
  const head = join(box('ftyp', 'isomiso2'), hex('0640010066726565'));
  const { statusCode } = await send(join(head, Buffer.alloc(VIDEO_MAX + 1 - head.length)), 'video/mp4');
  expect(statusCode).toBe(413);
  expect(await left()).toEqual(NOTHING);
});

const text = (...parts: [string, string | File][]) => sentForm(parts);
const good = async () => new File([new Uint8Array(await png())], 'a.png', { type: 'image/png' });
const forms: Record<
  string,
  [number, () => Promise<{ payload: Buffer | string; headers: Record<string, string> }>]
> = {
  'no file': [400, () => text(['alt', 'A'])],
  'a file in the field __proto__': [400, async () => text(['__proto__', await good()])],
  'a file without a name': [
    400,
    async () => text(['file', new File([new Uint8Array(await png())], '', { type: 'image/png' })]),
  ],
  'a text that is too long': [400, async () => text(['alt', 'x'.repeat(251)], ['file', await good()])],
  'an invalid choice': [400, async () => text(['isDecorative', 'yes'], ['file', await good()])],
  'an invalid length': [400, async () => text(['durationMs', '-1'], ['file', await good()])],
  'a poster that is a script': [
    415,
    async () => text(['file', await good()], ['poster', new File([SVG], 'p.png', { type: 'image/png' })]),
  ],
  'no end': [
    400,
    async () => {
      const { payload, headers } = await text(['file', await good()]);
      return { payload: payload.subarray(0, -20), headers };
    },
  ],
};

test.each(Object.entries(forms))('rejects a form with %s and stores nothing', async (_, [status, make]) => {
  const form = await make();
  const { statusCode, message } = await post(form.payload, form.headers);
  expect([statusCode, message], message).toEqual([status, expect.any(String)]);
  expect(await left()).toEqual(NOTHING);
});

test.each([
  '../../etc/passwd',
  '..\\..\\boot.ini',
  'a\0.png',
  'a"b\u202egnp.exe',
  'x'.repeat(5000),
  '<script>.png',
])('never uses the file name %j as a path', async (name) => {
  const { statusCode, url, fileName, id } = await send(await png(), 'image/png', name);
  expect([statusCode, url]).toEqual([201, expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/)]);
  expect(fileName).toMatch(/^[^/\\\p{C}]{1,200}$/u);
  await api.client(media, headers).deleteMedia({ params: { id } });
  expect(await left()).toEqual(NOTHING);
});

test('uploads aborted at any moment leave no rows or files', async () => {
  const { port } = api.app.server.address() as AddressInfo;
  const large = await clip({ type: 'webm', seconds: 20, frame: 20_000 });
  const photo = await picture({ width: 3000, height: 2000 });
  const sendings = Array.from({ length: 30 }, async (_, i) => {
    const isClip = i % 2 === 0;
    const file = new File([new Uint8Array(isClip ? large : join(photo, String(i)))], 'a', {
      type: isClip ? 'video/webm' : 'image/jpeg',
    });
    const form = await sentForm([['file', file]]);
    const share = 0.05 + (i % 10) * 0.1;
    const body = new ReadableStream({
      async start(stream) {
        const end = Math.floor(form.payload.length * share);
        for (let at = 0; at < end; at += 65_536) {
          stream.enqueue(form.payload.subarray(at, Math.min(at + 65_536, end)));
          if (i % 3 === 0) await new Promise((next) => setImmediate(next));
        }
        setTimeout(() => stream.error(new Error('left')), i * 5);
      },
    });
    const sent = { ...form.headers, ...headers, 'content-length': String(form.payload.length) };
    const answer = fetch(`http://127.0.0.1:${port}/api/media`, {
      method: 'POST',
      headers: sent,
      body,
      duplex: 'half',
    } as RequestInit);
    await expect(answer).rejects.toThrow();
  });
  await Promise.all(sendings);
  await until(async () => expect(await left()).toEqual(NOTHING));
  await sweepMedia(api.services, Date.now() + 60_000);
  expect(await left()).toEqual(NOTHING);
});

test('stores nothing if the client disconnects while its picture is processed', async () => {
  const { port } = api.app.server.address() as AddressInfo;
  const form = await sentForm([
    [
      'file',
      new File([new Uint8Array(await picture({ width: 3000, height: 2000 }))], 'a.jpg', {
        type: 'image/jpeg',
      }),
    ],
  ]);
  const gone = new AbortController();
  const body = new Uint8Array(form.payload);
  const answer = fetch(`http://127.0.0.1:${port}/api/media`, {
    method: 'POST',
    headers: { ...form.headers, ...headers },
    body,
    signal: gone.signal,
  });
  await vi.waitFor(async () => expect((await left()).arriving).toBe(1), { timeout: 5000, interval: 5 });
  gone.abort();
  await expect(answer).rejects.toThrow();
  await until(async () => expect(await left()).toEqual(NOTHING));
});
