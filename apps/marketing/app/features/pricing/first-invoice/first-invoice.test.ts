import { expect, test } from 'vitest';
import { firstInvoice, invoiceSums } from './first-invoice.ts';

const linesOf = (today: string) =>
  Object.fromEntries(firstInvoice(today).lines.map(({ id, label, sum }) => [id, [label, sum]]));
const factsOf = (today: string) => firstInvoice(today).facts.map(({ detail }) => detail);

test('the invoice is dated in the future and covers the rest of its month', () => {
  expect(factsOf('2026-11-22')).toEqual(['10 December 2026', '24 December 2026', '10 to 31 December']);
  expect(linesOf('2026-11-22')).toEqual({
    plan: ['Rise, 22 of 31 days', '£2,980.65'],
    addOn: ['One more filming day', '£950.00'],
    net: ['Subtotal', '£3,930.65'],
    vat: ['VAT at 20%', '£786.13'],
    total: ['Total due', '£4,716.78'],
  });
});

test('starts on a working day, in months of any length', () => {
  // 10 January 2027 is a Sunday, 10 February a Wednesday.
  expect(factsOf('2026-12-31')[0]).toBe('11 January 2027');
  expect(factsOf('2027-01-01')).toEqual(['10 February 2027', '24 February 2027', '10 to 28 February']);
  expect(linesOf('2027-01-01').plan).toEqual(['Rise, 19 of 28 days', '£2,850.00']);
});

test('charges part of a month by the day, and adds VAT to the whole sum', () => {
  expect(invoiceSums({ fee: 4200, daysServed: 21, daysInMonth: 31, extra: 950, vatPercent: 20 })).toEqual({
    plan: 2845.16,
    extra: 950,
    net: 3795.16,
    vat: 759.03,
    total: 4554.19,
  });
});
