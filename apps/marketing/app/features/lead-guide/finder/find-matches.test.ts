import { expect, test } from 'vitest';
import { findMatches, steppedPlace } from './find-matches.ts';

const found = (text: string, query: string) =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

test('capitals, accents and typographic quotes make no difference', () => {
  expect(found('Don’t fix. DON’T. Café, cafe', "don't")).toEqual(['Don’t', 'DON’T']);
  expect(found('Café, cafe', 'CAFÉ')).toEqual(['Café', 'cafe']);
});

test('spaces around a query are dropped, and any space matches any other', () => {
  expect(found('a deposit\nof £25', '  deposit  of ')).toEqual(['deposit\nof']);
});

test('signs that mean something in a pattern are plain text', () => {
  expect(found('£[low] to £[high]', '£[')).toEqual(['£[', '£[']);
});

test('matches do not overlap', () => {
  expect(findMatches('aaaaa', 'aa')).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 4 },
  ]);
});

test('a single letter matches nothing', () => {
  expect(found('a a a', 'a')).toEqual([]);
  expect(found('a a a', '   ')).toEqual([]);
});

test('a character that grows in lower case does not shift later matches', () => {
  expect(found('İİ price', 'price')).toEqual(['price']);
});

test('stepping goes round', () => {
  expect(steppedPlace(null, 3, 1)).toBe(0);
  expect(steppedPlace(null, 3, -1)).toBe(2);
  expect(steppedPlace(2, 3, 1)).toBe(0);
  expect(steppedPlace(0, 3, -1)).toBe(2);
  expect(steppedPlace(null, 0, 1)).toBeNull();
});
