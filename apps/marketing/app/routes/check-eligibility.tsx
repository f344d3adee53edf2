import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';
import { paths } from '@upcurve/site-content/paths';
import { viewOf } from '@upcurve/site-content/report/view';
import { CheckPage } from '../features/check-eligibility/CheckPage.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/check-eligibility';

/** The sample report. It has no date, because it does not belong to a real clinic. */
export const loader = () => viewOf({ ...SAMPLE_REPORT, completedAt: null });

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Check your clinic’s eligibility',
    description:
      'The questions of the eligibility check, an example of the report you get at once, and when the answer is yes, in plain words.',
    path: paths.checkEligibility(),
  });
}

export default function CheckEligibility({ loaderData }: Route.ComponentProps) {
  return <CheckPage sample={loaderData} />;
}
