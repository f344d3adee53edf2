import { PERIODS as GRAINS } from '@upcurve/contracts/analytics/analytics';
import { SOURCE_MAX } from '@upcurve/contracts/analytics/visit-limits';
import { TIERS } from '@upcurve/contracts/quiz/tiers';
import { type AddressValue, DAY, keyIn, oneOf, textUpTo } from '../../kit/list/address-values.ts';
import { useListParams } from '../../kit/list/use-list-params.ts';
import { daysOf, SPANS, type Span } from './spans.ts';

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
