import { PERIODS as GRAINS } from '@upcurve/contracts/analytics/analytics';
import { SOURCE_MAX } from '@upcurve/contracts/analytics/visit-limits';
import { TIERS } from '@upcurve/contracts/quiz/tiers';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import {
  type AddressValue,
  DAY,
  keyIn,
  oneOf,
  textUpTo,
  useListParams,
} from '../../kit/list/use-list-params.ts';
import { addDays, wallTimeOf } from '../../kit/time/zone.ts';

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

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const yearBefore = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

/** Returns the first and last day of a preset range, both inclusive. Today is the current day in the agency's zone. */
export function daysOf(span: Span, now = new Date()): { from: string; to: string } {
  const today = wallTimeOf(now.getTime(), AGENCY_ZONE).day;
  const since = (days: number) => ({ from: addDays(today, 1 - days), to: today });
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
      return { from: addDays(yearBefore(today), 1), to: today };
    case 'month':
      return { from: firstOfMonth(today), to: today };
    case 'last-month': {
      const last = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(last), to: last };
    }
  }
}

const VERSION: AddressValue = {
  safeParse: (text) => (typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? { data: text } : {}),
};

/* The URL parameters. `from` and `to` are days in the agency's zone, both inclusive. They take precedence over the
   preset range. */
const FILTER = {
  source: textUpTo(SOURCE_MAX),
  tier: oneOf(...TIERS.map(({ name }) => name)),
  version: VERSION,
};
const LOOK = {
  span: keyIn(SPANS),
  from: DAY,
  to: DAY,
  by: keyIn(GRAINS),
  compare: oneOf('no'),
};

/** Returns the dates, filters and grouping of the screen, which are stored in its URL. */
export function useAnalyticsView() {
  const list = useListParams('analytics', { filter: FILTER, look: LOOK });
  const { span = 'month', from, to, by = 'day', compare } = list.look;
  const days = from || to ? { from: from ?? to ?? '', to: to ?? daysOf('today').to } : daysOf(span);
  return {
    ...list,
    span: (from || to ? 'own' : span) as Span | 'own',
    days,
    query: { ...list.filter, ...days, by, compare: compare !== 'no' },
  };
}
export type AnalyticsView = ReturnType<typeof useAnalyticsView>;
