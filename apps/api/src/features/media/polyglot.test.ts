import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngOf } from '../../testing/samples/pictures.ts';
import { isPolyglot } from './polyglot.ts';

const MARKUP = Buffer.from('<svg onload=alert(1)>');

/** Inserts markup into the middle of the bytes, inside the pixels of a photo. */
function withMarkup(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed.set(MARKUP, Math.floor(bytes.length / 2));
  return changed;
}

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'ignores markup within the pixels of a %s, but finds it after the end',
  async (format) => {
    const bytes = withMarkup(await noise(300).toFormat(format).toBuffer());
    expect(await isPolyglot(bytes, format)).toBe(false);
    expect(await isPolyglot(Buffer.concat([bytes, MARKUP]), format)).toBe(true);
    expect(await isPolyglot(Buffer.concat([bytes, Buffer.from('PK\x05\x06')]), format)).toBe(true);
  },
);

test('finds comments between the scans of a progressive JPEG, and allows a second picture after it', async () => {
  const plain = await noise(300).jpeg({ progressive: true }).toBuffer();
  expect(await isPolyglot(withMarkup(plain), 'jpeg')).toBe(false);
  const two = Buffer.concat([plain, withMarkup(plain)]);
  expect(await isPolyglot(two, 'jpeg')).toBe(false);
  expect(await isPolyglot(Buffer.concat([two, MARKUP]), 'jpeg')).toBe(true);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, MARKUP.length + 2]), MARKUP]);
  expect(await isPolyglot(Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]), 'jpeg')).toBe(
    true,
  );
  const scan = plain.lastIndexOf(Buffer.from([0xff, 0xda]));
  const between = Buffer.concat([plain.subarray(0, scan), comment, plain.subarray(scan)]);
  expect(await isPolyglot(between, 'jpeg')).toBe(true);
});

test.each([
  ['png', pngOf(8, 8, [['tEXt', Buffer.from(`Comment\0${MARKUP}`)]])],
  ['jpeg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), MARKUP])],
  ['png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), MARKUP])],
  ['webp', Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBP', 'latin1'), MARKUP])],
  ['jpeg', MARKUP],
] as const)('finds markup in the metadata or in a broken %s', async (format, bytes) => {
  expect(await isPolyglot(bytes, format)).toBe(true);
});
