import { expect, test } from 'vitest';
import { findMatches, steppedPlace } from './find-matches.ts';

const found = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

test('ignores case, accents and typographic quotes', () => {
  expect(found('Don’t fix. DON’T. Café, cafe', "don't")).toEqual(['Don’t', 'DON’T']);
  expect(found('Café, cafe', 'CAFÉ')).toEqual(['Café', 'cafe']);
});

test('ignores spaces around the query, and treats all white space alike', () => {
  expect(found('a deposit\nof £25', '  deposit  of ')).toEqual(['deposit\nof']);
});

test('treats special characters of regular expressions as plain text', () => {
  expect(found('£[low] to £[high]', '£[')).toEqual(['£[', '£[']);
});

test('finds no overlapping matches', () => {
  expect(findMatches('aaaaa', 'aa')).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 4 },
  ]);
});

test('finds nothing for a single letter', () => {
  expect(found('a a a', 'a')).toEqual([]);
  expect(found('a a a', '   ')).toEqual([]);
});

test('finds the right place after a character that is longer in lower case', () => {
  expect(found('İİ price', 'price')).toEqual(['price']);
});

test('steps from the last match to the first and back', () => {
  expect(steppedPlace(null, 3, 1)).toBe(0);
  expect(steppedPlace(null, 3, -1)).toBe(2);
  expect(steppedPlace(2, 3, 1)).toBe(0);
  expect(steppedPlace(0, 3, -1)).toBe(2);
  expect(steppedPlace(null, 0, 1)).toBeNull();
});
