import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@upcurve/site-content/paths';
import { expect, test } from 'vitest';
import { steps, sum } from '../app/content/ebook.ts';
import { printEbook } from './ebook/print-ebook.ts';
import { facesOf } from './fonts/web-fonts.ts';
import { palettePng } from './png.ts';

test('the e-book has the seven steps of its title, and every text fits its page', async () => {
  expect(steps).toHaveLength(7);
  const pdf = (await printEbook('https://upcurve.example')).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(12);
  for (const path of [paths.eligibility.welcome(), paths.calculator.start(), paths.bookConsultation()]) {
    expect(pdf).toContain(`/URI (https://upcurve.example${path})`);
  }
}, 60_000);

test('the example in the e-book is calculated correctly', () => {
  const earned = sum.funnels.map(({ counts, revenue }) => [counts.at(-1)! * 450, revenue] as const);
  for (const [pounds, text] of earned)
    expect(text).toMatch(new RegExp(`= £${pounds.toLocaleString('en-GB')}$`));
  expect(earned[1]![0] / earned[0]![0]).toBe(1.5);
});

test('finds the family, the file and the characters of each font face', () => {
  const css = `@font-face {
    font-family: "Inter Variable";
    src: url("../../.build-assets/fonts/inter.woff2") format("woff2");
    unicode-range: U+0041-0043, U+00A3;
  }
  @font-face { font-family: "Inter Variable"; src: url("elsewhere.woff2"); unicode-range: U+0100; }`;
  expect(facesOf(css)).toEqual([
    { family: 'Inter Variable', text: 'ABC£', file: '.build-assets/fonts/inter.woff2' },
  ]);
});

test('the small text font contains every character of the texts except arrows and key symbols', () => {
  const read = (...path: string[]) => readFileSync(join(import.meta.dirname, '../app', ...path), 'utf8');
  const held = new Set(
    facesOf(read('styles/fonts.css')).find(({ family }) => family === 'Inter Variable')?.text,
  );
  const wording = readdirSync(join(import.meta.dirname, '../app/content'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read('content', name))
    .join('');
  const lost = new Set([...wording].filter((character) => character > ' ' && !held.has(character)));
  expect([...lost].filter((character) => !/[←→⌘]/.test(character))).toEqual([]);
});

test('reduces a picture with too many colours to 256', () => {
  const data = new Uint8Array(64 * 64 * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 7) % 256));
  const png = palettePng({ width: 64, height: 64, data });
  const palette = png.indexOf('PLTE');
  expect(png.readUInt32BE(palette - 4) / 3).toBeLessThanOrEqual(256);
});
