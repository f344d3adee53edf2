import { inclusions, teamInclusions } from '@upcurve/site-content/pricing/plans';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { comparison } from '../../content/pricing/detail.ts';
import { Section } from '../../layout/page/Section.tsx';
import { PlanTable } from '../../layout/parts/PlanTable.tsx';
import { planRows } from './plan-rows.ts';

const groups = [
  { id: 'team', label: comparison.team, rows: [...planRows, ...teamInclusions] },
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
