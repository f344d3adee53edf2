import { expect, test } from 'vitest';
import { roundSum } from './estimate.ts';
import { bandIn } from './turnover.ts';
import { formatWantedAnswers } from './view.ts';

test.each([
  ['Under £15,000', { from: 0, to: 15_000 }],
  ['£15,000 to £30,000', { from: 15_000, to: 30_000 }],
  ['£15k–£30k', { from: 15_000, to: 30_000 }],
  ['Above £100,000', { from: 100_000, to: null }],
  ['£1.2m+', { from: 1_200_000, to: null }],
  ['£40,000', { from: 40_000, to: 40_000 }],
  ['I would rather not say', undefined],
  ['About 40 a month', undefined],
])('reads %s as the band %j', (words, band) => {
  expect(bandIn(words)).toEqual(band);
});

test('rounds sums to two significant figures', () => {
  expect([4_111, 15_699, 987, 7].map(roundSum)).toEqual([4_100, 16_000, 990, 7]);
});

test('names adjacent ranges by their lower bound', () => {
  expect(formatWantedAnswers(['£15,000 to £30,000', '£30,000 to £50,000', 'Above £50,000'])).toBe(
    '£15,000 or more',
  );
  expect(formatWantedAnswers(['£15,000 to £30,000', 'Above £50,000'])).toBe(
    '£15,000 to £30,000 or Above £50,000',
  );
  expect(formatWantedAnswers(['Owner', 'Partner', 'Manager'])).toBe('Owner, Partner or Manager');
  expect(formatWantedAnswers(['Owner or founder', 'Manager'])).toBe('Owner or founder; Manager');
});
