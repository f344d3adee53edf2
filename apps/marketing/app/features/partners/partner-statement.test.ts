import { expect, test } from 'vitest';
import { statementOf } from './partner-statement.ts';

test('a year of months adds up, and ends where everything is paid', () => {
  const { dated, months, total } = statementOf('2026-11-22');
  expect(dated).toBe('31 October 2026');
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: 'Oct 2025', paid: '£4,200', share: '£420', sum: '£420' });
  expect(months.at(-1)).toEqual({ month: 'Sept 2026', paid: '£4,200', share: '£420', sum: '£5,040' });
  expect(total).toBe('£5,040');
});

test('it goes back across the turn of a year', () => {
  expect(statementOf('2027-01-31')).toMatchObject({
    dated: '31 December 2026',
    months: expect.arrayContaining([expect.objectContaining({ month: 'Dec 2025' })]),
  });
});
