import { expect, test } from 'vitest';
import { rough } from './estimate.ts';
import { bandIn } from './turnover.ts';
import { wantedInWords } from './wanted.ts';

test.each([
  ['Under £15,000', { from: 0, to: 15_000 }],
  ['£15,000 to £30,000', { from: 15_000, to: 30_000 }],
  ['£15k–£30k', { from: 15_000, to: 30_000 }],
  ['Above £100,000', { from: 100_000, to: null }],
  ['£1.2m+', { from: 1_200_000, to: null }],
  ['£40,000', { from: 40_000, to: 40_000 }],
  ['I would rather not say', undefined],
  ['About 40 a month', undefined],
])('%s is the band %j', (words, band) => {
  expect(bandIn(words)).toEqual(band);
});

test('sums are told no finer than they are known', () => {
  expect([4_111, 15_699, 987, 7].map(rough)).toEqual([4_100, 16_000, 990, 7]);
});

test('ranges that follow upon each other are told by the sum they begin with', () => {
  expect(wantedInWords(['£15,000 to £30,000', '£30,000 to £50,000', 'Above £50,000'])).toBe(
    '£15,000 or more',
  );
  expect(wantedInWords(['£15,000 to £30,000', 'Above £50,000'])).toBe('£15,000 to £30,000 or Above £50,000');
  expect(wantedInWords(['Owner', 'Partner', 'Manager'])).toBe('Owner, Partner or Manager');
});
