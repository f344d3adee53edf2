import { expect, test } from 'vitest';
import { invoiceSums } from './invoice-sums.ts';

test('a start in the middle of a month is paid by the day, and VAT is on the whole', () => {
  expect(invoiceSums({ fee: 4200, daysServed: 21, daysInMonth: 31, extra: 950, vatPercent: 20 })).toEqual({
    plan: 2845.16,
    extra: 950,
    net: 3795.16,
    vat: 759.03,
    total: 4554.19,
  });
});
