import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import dayjs, { type Dayjs } from 'dayjs';

/** Preset date ranges. */
export const SPANS = {
  today: 'Today',
  '7-days': 'Last 7 days',
  '30-days': 'Last 30 days',
  month: 'This month',
  'last-month': 'Last month',
  '90-days': 'Last 90 days',
  year: 'Last 12 months',
} as const;
export type Span = keyof typeof SPANS;

const london = new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE });
const text = (day: Dayjs) => day.format('YYYY-MM-DD');

/** Returns the first and last day of a preset range, both inclusive. Today is the current day in the agency's zone. */
export function daysOf(span: Span, now = new Date()): { from: string; to: string } {
  const today = dayjs(london.format(now));
  const since = (days: number) => ({ from: text(today.subtract(days - 1, 'day')), to: text(today) });
  switch (span) {
    case 'today':
      return since(1);
    case '7-days':
      return since(7);
    case '30-days':
      return since(30);
    case '90-days':
      return since(90);
    case 'year':
      return { from: text(today.subtract(12, 'month').add(1, 'day')), to: text(today) };
    case 'month':
      return { from: text(today.startOf('month')), to: text(today) };
    case 'last-month': {
      const last = today.subtract(1, 'month');
      return { from: text(last.startOf('month')), to: text(last.endOf('month')) };
    }
  }
}
