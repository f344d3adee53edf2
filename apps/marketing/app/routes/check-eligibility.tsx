import { sampleReport } from '../content/check-eligibility.ts';
import { CheckPage } from '../features/check-eligibility/CheckPage.tsx';
import { ScoreRing } from '../features/quiz/ScoreRing.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/check-eligibility';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Check your clinic’s eligibility',
    description:
      'What the eligibility check asks, a sample of the report you get at once, and the three conditions for the Revenue Generating Department in plain words.',
    path: paths.checkEligibility(),
  });
}

export default function CheckEligibility() {
  return <CheckPage ring={<ScoreRing score={sampleReport.score} tier={sampleReport.tier} />} />;
}
