import { inclusion } from '@upcurve/site-content/pricing/plans';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { arrivals } from '../../content/deliverables.ts';
import { Section } from '../../layout/page/Section.tsx';
import { PlanTable } from '../../layout/parts/PlanTable.tsx';
import { Text } from '../../prose/Text.tsx';

const groups = Object.entries(arrivals.items).map(([service, { when, ids }]) => ({
  id: service,
  label: `${services[service as ServiceId].label}: ${when}`,
  rows: ids.map(inclusion),
}));

/** Shows the monthly quantities of the nine services, by plan. */
export function Arrivals() {
  const { title, lead, caption, corner } = arrivals;
  return (
    <Section title={title}>
      <p className="lead quiet">
        <Text>{lead}</Text>
      </p>
      <PlanTable caption={caption} corner={corner} groups={groups} />
    </Section>
  );
}
