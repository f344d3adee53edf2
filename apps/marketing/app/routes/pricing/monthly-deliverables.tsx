import { deliverablesMeta } from '../../content/deliverables.ts';
import { Arrivals } from '../../features/deliverables/Arrivals.tsx';
import { DeliverablesNext } from '../../features/deliverables/DeliverablesNext.tsx';
import { MonthHead } from '../../features/deliverables/MonthHead.tsx';
import { Report } from '../../features/deliverables/Report.tsx';
import { SignOff } from '../../features/deliverables/SignOff.tsx';
import { sampleScore } from '../../features/deliverables/sample-score.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { PagePolicy } from '../../route-policy.ts';
import type { Route } from './+types/monthly-deliverables';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

export function loader() {
  return sampleScore;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...deliverablesMeta,
    path: paths.monthlyDeliverables(),
    above: [{ label: 'Pricing', path: paths.pricing() }],
  });
}

export default function MonthlyDeliverables({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <MonthHead />
      <Arrivals />
      <SignOff />
      <Report score={loaderData} />
      <DeliverablesNext />
    </>
  );
}
