import { expect, test } from 'vitest';
import { leavingThread } from './leaving-thread.ts';

test('notice, last day, last invoice and handover follow from the day', () => {
  const { sent, dates } = leavingThread('2026-11-22');
  expect(sent).toBe('Monday 23 November 2026');
  expect(dates.map(({ when }) => when)).toEqual([
    'Wednesday 23 December 2026',
    // 23 days of 31 at £4,200.
    '£3,116.13',
    // Christmas, Boxing Day's Monday and New Year's Day lie between.
    'Monday 11 January 2027',
  ]);
});

test('the last invoice shows its sum', () => {
  const [, invoice] = leavingThread('2027-02-01').dates;
  // 30 days from 1 February are 3 March.
  expect(invoice).toMatchObject({ when: '£406.45', text: expect.stringContaining('£4,200 × 3 ÷ 31') });
});
