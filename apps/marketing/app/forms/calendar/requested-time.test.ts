import { expect, test } from 'vitest';
import { queryOfRequestedTime, type RequestedTime, readRequestedTime } from './requested-time.ts';

const requestedTime: RequestedTime = {
  day: '2026-11-24',
  part: 'evening',
  by: '2026-11-23',
  plan: 'crest',
  ref: 'aZ-_0123456789xy',
};
const read = (query: Record<string, string>) => readRequestedTime(new URLSearchParams(query));

test('reads a request back from its address', () => {
  expect(read(queryOfRequestedTime(requestedTime))).toEqual(requestedTime);
  expect(read(queryOfRequestedTime({ ...requestedTime, plan: undefined }))).toEqual({
    ...requestedTime,
    plan: undefined,
  });
});

test.each([
  { day: '2026-02-30' },
  { day: '<b>Tuesday</b>' },
  { by: '' },
  { part: 'constructor' },
  { ref: 'a\r\nATTENDEE:x.y' },
  { ref: '' },
])('ignores a request with %j', (odd) => {
  expect(read({ ...queryOfRequestedTime(requestedTime), ...odd })).toBeUndefined();
});

test('leaves out an unknown plan', () => {
  expect(read({ ...queryOfRequestedTime(requestedTime), plan: 'free' })).toEqual({
    ...requestedTime,
    plan: undefined,
  });
});
