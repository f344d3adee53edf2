import { CheckPage } from '../features/check-eligibility/CheckPage.tsx';
import { sampleView } from '../features/check-eligibility/sample.server.ts';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/check-eligibility';

export function loader() {
  return sampleView;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Check your clinic’s eligibility',
    description:
      'What the eligibility check asks, a sample of the report you get at once, and the three conditions for the Revenue Generating Department in plain words.',
    path: paths.checkEligibility(),
  });
}

export default function CheckEligibility({ loaderData }: Route.ComponentProps) {
  return <CheckPage sample={loaderData} />;
}
