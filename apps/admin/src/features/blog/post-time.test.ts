import { afterEach, expect, test } from 'vitest';
import { showTimesIn } from '../../zone.ts';
import { formatDay, formatUtc, formatZoned } from './post-time.ts';

afterEach(() => showTimesIn(undefined));

test('is said with its zone, and in UTC with its day where that is another', () => {
  expect(formatDay('2026-06-30T23:30:00.000Z')).toBe('Jul 1, 2026');
  expect(formatZoned('2026-11-25T09:00:00.000Z')).toBe('Nov 25, 2026 9:00 AM GMT');
  expect(formatUtc('2026-11-25T09:00:00.000Z')).toBe('9:00 AM UTC');
  expect(formatZoned('2026-06-30T23:30:00.000Z')).toBe('Jul 1, 2026 12:30 AM BST');
  expect(formatUtc('2026-06-30T23:30:00.000Z')).toBe('Jun 30, 2026 11:30 PM UTC');
});

test('is said by the clocks that a member has chosen', () => {
  showTimesIn('America/New_York');
  expect(formatDay('2026-07-01T03:30:00.000Z')).toBe('Jun 30, 2026');
  expect(formatZoned('2026-07-01T03:30:00.000Z')).toBe('Jun 30, 2026 11:30 PM EDT');
  expect(formatUtc('2026-07-01T03:30:00.000Z')).toBe('Jul 1, 2026 3:30 AM UTC');
});
