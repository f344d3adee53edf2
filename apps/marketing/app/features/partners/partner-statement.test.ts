import { expect, test } from 'vitest';
import { statementOf } from './partner-statement.ts';

test('adds up twelve months and ends with the last fully paid one', () => {
  const { dated, months, total } = statementOf('2026-11-22');
  expect(dated).toBe('31 October 2026');
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: 'Oct 2025', paid: '£4,200', share: '£420', sum: '£420' });
  expect(months.at(-1)).toEqual({ month: 'Sept 2026', paid: '£4,200', share: '£420', sum: '£5,040' });
  expect(total).toBe('£5,040');
});

test('reaches back into the previous year', () => {
  expect(statementOf('2027-01-31')).toMatchObject({
    dated: '31 December 2026',
    months: expect.arrayContaining([expect.objectContaining({ month: 'Dec 2025' })]),
  });
});
