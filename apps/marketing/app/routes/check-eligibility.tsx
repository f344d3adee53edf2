import { CheckPage } from '../features/check-eligibility/CheckPage.tsx';
import { sampleView } from '../features/check-eligibility/sample.server.ts';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { PagePolicy } from '../route-policy.ts';
import type { Route } from './+types/check-eligibility';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

export function loader() {
  return sampleView;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Check your clinic’s eligibility',
    description:
      'The questions of the eligibility check, a sample of the report you get at once, and the three conditions for the Revenue Generating Department in plain words.',
    path: paths.checkEligibility(),
  });
}

export default function CheckEligibility({ loaderData }: Route.ComponentProps) {
  return <CheckPage sample={loaderData} />;
}
