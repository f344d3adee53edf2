import { expect, test } from 'vitest';
import { readTestCall, testCall } from './test-call.ts';

test.each([
  ['a weekday in calling hours', '2026-11-30T14:07:30Z', '2026-11-30', '14:12'],
  ['the last minute of the day', '2026-11-30T17:59:59Z', '2026-11-30', '18:04'],
  ['summer time', '2026-07-01T08:00:00Z', '2026-07-01', '09:05'],
  ['before opening', '2026-11-30T06:00:00Z', '2026-11-30', '09:05'],
  ['after closing', '2026-11-30T18:00:00Z', '2026-12-01', '09:05'],
  ['a Saturday', '2026-11-28T12:00:00Z', '2026-11-30', '09:05'],
  ['Christmas, a Friday, whose weekend moves a holiday', '2026-12-25T12:00:00Z', '2026-12-29', '09:05'],
])('a test call asked for on %s', (_, now, call, by) => {
  const due = testCall(Date.parse(now));
  expect(due).toEqual({ call, by });
  expect(readTestCall(new URLSearchParams(due))).toEqual(due);
});

test.each(['', 'call=2026-11-30', 'call=2026-02-30&by=09:05', 'call=2026-11-30&by=soon'])(
  'ignores the query “%s”',
  (query) => expect(readTestCall(new URLSearchParams(query))).toBeUndefined(),
);
