import { expect, test } from 'vitest';
import { parseTypedDay } from './typed-day.ts';

test.each([
  ['21/11/2026', '2026-11-21'],
  ['05/07/2026', '2026-07-05'],
  ['25.07.2026', '2026-07-25'],
  ['1/2/2026', '2026-02-01'],
  ['1/2/26', '2026-02-01'],
  ['2026-11-21', '2026-11-21'],
  [' 21  Nov 2026 ', '2026-11-21'],
  ['21 November 2026', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['31/02/2026', null],
  ['yesterday', null],
  ['', null],
])('parseTypedDay turns %j into %j', (text, day) => {
  expect(parseTypedDay(text)).toBe(day);
});
