import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallFaces, stylesheet } from './web-fonts.ts';

test('the small text font contains every character of the texts except arrows and key symbols', () => {
  const content = join(import.meta.dirname, '../app/content');
  const text = smallFaces(readFileSync(stylesheet, 'utf8')).find(
    ({ family }) => family === 'Inter Variable',
  )?.text;
  const held = new Set(text);
  const wording = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md)$/.test(name))
    .map((name) => readFileSync(join(content, name), 'utf8'))
    .join('');
  const lost = new Set([...wording].filter((character) => character > ' ' && !held.has(character)));
  expect([...lost].filter((character) => !/[←→⌘]/.test(character))).toEqual([]);
});
