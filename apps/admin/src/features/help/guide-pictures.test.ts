import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureOf } from './GuideScreen.tsx';
import { GUIDES } from './guides.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const names = [...GUIDES.keys()];
const SCHEMES = ['light', 'dark'] as const;
const MOST_BYTES = 60_000;

/** Returns the size of a lossy WebP: two little-endian numbers after the start code of its first frame. */
function sizeOf(file: Buffer) {
  const at = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return { width: file.readUInt16LE(at + 3) & 0x3fff, height: file.readUInt16LE(at + 5) & 0x3fff };
}

test.each(names.flatMap((name) => SCHEMES.map((scheme) => [name, scheme] as const)))(
  'the guide %s has a small, double-resolution picture in %s colours',
  (name, scheme) => {
    expect(pictureOf(name, scheme)).toContain(`${name}-${scheme}`);
    const file = readFileSync(join(FOLDER, `${name}-${scheme}.webp`));
    expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(sizeOf(file)).toEqual({ width: 1488, height: 930 });
  },
);

test('has no unused pictures', () => {
  const expected = names.flatMap((name) => SCHEMES.map((scheme) => `${name}-${scheme}.webp`));
  expect(readdirSync(FOLDER).sort()).toEqual(expected.sort());
});

test('every picture has a unique alternative text', () => {
  const texts = [...GUIDES.values()].map(({ picture }) => picture);
  expect(new Set(texts).size).toBe(texts.length);
});
