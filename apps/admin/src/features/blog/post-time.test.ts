import { afterEach, expect, test } from 'vitest';
import { setCurrentZone } from '../../kit/time/zone.ts';
import { formatDay, formatZoned } from './post-time.ts';

afterEach(() => setCurrentZone(undefined));

test('formats a time with its zone', () => {
  expect(formatDay('2026-06-30T23:30:00.000Z')).toBe('Jul 1, 2026');
  expect(formatZoned('2026-11-25T09:00:00.000Z')).toBe('25 Nov 2026, 09:00 GMT');
  expect(formatZoned('2026-09-05T09:00:00.000Z')).toBe('5 Sep 2026, 10:00 BST');
  expect(formatZoned('2026-06-30T23:30:00.000Z')).toBe('1 Jul 2026, 00:30 BST');
});

test('formats a time in the member’s time zone', () => {
  setCurrentZone('America/New_York');
  expect(formatDay('2026-07-01T03:30:00.000Z')).toBe('Jun 30, 2026');
  expect(formatZoned('2026-07-01T03:30:00.000Z')).toBe('30 Jun 2026, 23:30 EDT');
});
