import { EXAMPLE } from '@upcurve/site-content/money/model';
import { expect, test } from 'vitest';
import { KEYS, readQuery, writeQuery } from './link.ts';

const read = (query: string) => readQuery(new URLSearchParams(query));
const own = {
  enquiries: 143,
  speed: 'later',
  booked: 12.5,
  value: 1_234_56,
  returning: 7,
  visits: 1.5,
} as const;

test('a link restores the figures that it was made from', () => {
  const shared = { figures: own, isExample: false };
  expect(read(writeQuery(shared))).toEqual(shared);
  expect(writeQuery({ ...shared, figures: EXAMPLE })).toBe('?v=1&e=80&s=day&b=20&t=350&r=35&n=2');
});

test('the link to the example is empty', () => {
  expect(writeQuery({ figures: EXAMPLE, isExample: true })).toBe('');
});

test.each(['', '?utm_source=x', '?v=2&e=500', '?e=&b=', '?e=NaN&b=Infinity&t=0x10&n=1e9&s=__proto__'])(
  'uses the example for an address without valid figures (%s)',
  (query) => {
    expect(read(query)).toEqual({ figures: EXAMPLE, isExample: true });
  },
);

test('uses the example for each invalid value, and clamps out-of-range values', () => {
  const { figures, isExample } = read('?v=1&e=999999999&b=-4&t=abc&s=soon&n=2&e=3');
  expect(figures).toEqual({ ...EXAMPLE, enquiries: 2000, booked: 0 });
  expect(isExample).toBe(false);
});

test('reads figures as people type them', () => {
  expect(read('?v=1&e=1,200&t=%C2%A3350.50&b=20%25').figures).toMatchObject({
    enquiries: 1200,
    value: 35_050,
    booked: 20,
  });
});

test('every query key is unique', () => {
  expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length);
});
