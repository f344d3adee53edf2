import { TIERS } from '@upcurve/contracts/quiz/quiz';
import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';
import { paths } from '@upcurve/site-content/paths';
import { deliverablesMeta } from '../../content/deliverables.ts';
import { Arrivals } from '../../features/deliverables/Arrivals.tsx';
import { DeliverablesNext } from '../../features/deliverables/DeliverablesNext.tsx';
import { MonthHead } from '../../features/deliverables/MonthHead.tsx';
import { Report, type ScoreThen } from '../../features/deliverables/Report.tsx';
import { SignOff } from '../../features/deliverables/SignOff.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { PagePolicy } from '../../route-policy.ts';
import type { Route } from './+types/monthly-deliverables';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

/** Returns the sample clinic's score some months later, with its changes made. */
export function loader(): ScoreThen {
  const { score, scoreAfter = score } = SAMPLE_REPORT.result;
  // Always finds one, because the last tier starts at 0.
  const tier = TIERS.find(({ from }) => scoreAfter >= from)!.name;
  return { before: score, now: scoreAfter, tier };
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
