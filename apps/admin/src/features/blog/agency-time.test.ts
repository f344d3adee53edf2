import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAgency, formatDay, formatUtc, instantsAt, timeInstead, wallTimeOf } from './agency-time.ts';

describe('a time on clocks in London', () => {
  test('is one moment on ordinary days, in winter and in summer', () => {
    expect(instantsAt({ day: '2026-11-25', time: '09:00' })).toEqual(['2026-11-25T09:00:00.000Z']);
    expect(instantsAt({ day: '2026-07-25', time: '09:00' })).toEqual(['2026-07-25T08:00:00.000Z']);
    expect(instantsAt({ day: '2026-03-29', time: '00:59' })).toEqual(['2026-03-29T00:59:00.000Z']);
    expect(instantsAt({ day: '2026-03-29', time: '02:00' })).toEqual(['2026-03-29T01:00:00.000Z']);
  });

  test('is none where clocks are put forward over it', () => {
    expect(instantsAt({ day: '2026-03-29', time: '01:00' })).toEqual([]);
    expect(instantsAt({ day: '2026-03-29', time: '01:59' })).toEqual([]);
    expect(timeInstead({ day: '2026-03-29', time: '01:30' })).toEqual({ day: '2026-03-29', time: '02:30' });
  });

  test('is two where they are put back', () => {
    expect(instantsAt({ day: '2026-10-25', time: '01:30' })).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(instantsAt({ day: '2026-10-25', time: '00:59' })).toHaveLength(1);
    expect(instantsAt({ day: '2026-10-25', time: '02:00' })).toEqual(['2026-10-25T02:00:00.000Z']);
  });

  test('is nothing where nothing was entered', () => {
    expect(instantsAt({ day: '', time: '09:00' })).toEqual([]);
    expect(instantsAt({ day: '2026-11-25', time: '' })).toEqual([]);
  });

  test('leads back to every whole minute', () => {
    const from = Date.UTC(2020, 0, 1) / 60_000;
    fc.assert(
      fc.property(fc.integer({ min: from, max: from + 20 * 525_600 }), (minute) => {
        const instant = new Date(minute * 60_000).toISOString();
        expect(instantsAt(wallTimeOf(instant))).toContain(instant);
      }),
    );
  });
});

test('is said with its zone, and in UTC with its day where that is another', () => {
  expect(formatDay('2026-06-30T23:30:00.000Z')).toBe('Jul 1, 2026');
  expect(formatAgency('2026-11-25T09:00:00.000Z')).toBe('Nov 25, 2026 9:00 AM GMT');
  expect(formatUtc('2026-11-25T09:00:00.000Z')).toBe('9:00 AM UTC');
  expect(formatAgency('2026-06-30T23:30:00.000Z')).toBe('Jul 1, 2026 12:30 AM BST');
  expect(formatUtc('2026-06-30T23:30:00.000Z')).toBe('Jun 30, 2026 11:30 PM UTC');
});
