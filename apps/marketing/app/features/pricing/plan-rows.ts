import { pounds } from '@upcurve/site-content/money/format';
import {
  type Inclusion,
  leastTarget,
  type PlanId,
  planIds,
  plans,
} from '@upcurve/site-content/pricing/plans';
import { comparison } from '../../content/pricing/detail.ts';

const valuesOf = (value: (id: PlanId) => string) =>
  Object.fromEntries(planIds.map((id) => [id, value(id)])) as Record<PlanId, string>;

/** The terms of each plan; the fee is in the table's head. */
export const planRows: readonly Inclusion[] = [
  { id: 'target', label: comparison.target, values: valuesOf((id) => comparison.more(leastTarget(id))) },
  { id: 'ads', label: comparison.ads, values: valuesOf((id) => pounds(plans[id].adsFrom)) },
  {
    id: 'minimum',
    label: comparison.minimum,
    values: valuesOf((id) => comparison.months(plans[id].minimumMonths)),
  },
];
