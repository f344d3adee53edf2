import { pounds } from '@upcurve/site-content/money/format';
import {
  type Inclusion,
  inclusions,
  leastTarget,
  type PlanId,
  planIds,
  plans,
  teamInclusions,
} from '@upcurve/site-content/pricing/plans';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { comparison } from '../../content/pricing/detail.ts';
import { Section } from '../../layout/page/Section.tsx';
import { PlanTable } from './PlanTable.tsx';

const valuesOf = (value: (id: PlanId) => string) =>
  Object.fromEntries(planIds.map((id) => [id, value(id)])) as Record<PlanId, string>;

const planRows: Inclusion[] = [
  { id: 'fee', label: comparison.fee, values: valuesOf((id) => pounds(plans[id].fee)) },
  {
    id: 'minimum',
    label: comparison.minimum,
    values: valuesOf((id) => comparison.months(plans[id].minimumMonths)),
  },
  { id: 'target', label: comparison.target, values: valuesOf((id) => comparison.more(leastTarget(id))) },
  { id: 'ads', label: comparison.ads, values: valuesOf((id) => pounds(plans[id].adsFrom)) },
  ...teamInclusions,
];

const groups = [
  { id: 'team', label: comparison.team, rows: planRows },
  ...(Object.keys(services) as ServiceId[]).map((id) => ({
    id,
    label: services[id].label,
    rows: inclusions[id],
  })),
];

/** Compares all inclusions of the plans. */
export function Comparison() {
  const { title, lead, caption, corner } = comparison;
  return (
    <Section id="comparison" title={title} lead={lead}>
      <PlanTable caption={caption} corner={corner} groups={groups} />
    </Section>
  );
}
