import { paths } from '@upcurve/site-content/paths';
import { deliverablesHead, deliverablesMeta, signOff } from '../../content/deliverables.ts';
import { Month } from '../../features/deliverables/Month.tsx';
import { Report } from '../../features/deliverables/Report.tsx';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/monthly-deliverables';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...deliverablesMeta,
    path: paths.monthlyDeliverables(),
    above: [{ label: 'Pricing', path: paths.pricing() }],
  });
}

/** The third tab of the prices: the working days of a month. */
export default function MonthlyDeliverables() {
  return (
    <PricingPage {...deliverablesHead} surface="blush" figure={<Month />}>
      <Section title={signOff.title} lead={signOff.lead} shape="split">
        <Terms items={signOff.items} />
      </Section>
      <Report />
    </PricingPage>
  );
}
