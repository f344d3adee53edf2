import { PERIODS as GRAINS } from '@upcurve/contracts/analytics';
import { TIERS } from '@upcurve/contracts/quiz';
import { SOURCE_MAX } from '@upcurve/contracts/visit-limits';
import { type AddressValue, DAY, keyIn, oneOf, textUpTo } from '../../components/address-values.ts';
import { useListParams } from '../../components/use-list-params.ts';
import { daysOf, SPANS, type Span } from './spans.ts';

const VERSION: AddressValue = {
  safeParse: (text) => (typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? { data: text } : {}),
};

/* What the address may hold. `from` and `to` are days of the agency, both included; they go before the span. */
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

/** What the screen shows, as its address says: which days, narrowed by what, summed how. */
export function useAnalyticsView() {
  const list = useListParams('analytics', { filter: FILTER, look: LOOK });
  const { span = '30-days', from, to, by = 'day', compare } = list.look;
  const days = from || to ? { from: from ?? to ?? '', to: to ?? daysOf('today').to } : daysOf(span);
  return {
    ...list,
    span: (from || to ? 'own' : span) as Span | 'own',
    days,
    query: { ...list.filter, ...days, by, compare: compare !== 'no' },
  };
}
export type AnalyticsView = ReturnType<typeof useAnalyticsView>;
