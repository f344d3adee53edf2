import { expect, test } from 'vitest';
import { leavingThread } from './leaving-thread.ts';

test('calculates notice, last day, last invoice and handover from the given day', () => {
  const { sent, dates } = leavingThread('2026-11-22');
  expect(sent).toBe('Monday 23 November 2026');
  expect(dates.map(({ when }) => when)).toEqual([
    'Wednesday 23 December 2026',
    // 23 of 31 days at £4,200.
    '£3,116.13',
    // Skips Christmas, the Boxing Day bank holiday on Monday and New Year's Day.
    'Monday 11 January 2027',
  ]);
});

test('the last invoice shows its calculation', () => {
  const [, invoice] = leavingThread('2027-02-01').dates;
  // 30 days after 1 February is 3 March.
  expect(invoice).toMatchObject({ when: '£406.45', text: expect.stringContaining('£4,200 × 3 ÷ 31') });
});
