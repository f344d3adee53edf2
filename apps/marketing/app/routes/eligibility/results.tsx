import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { keptReport } from '../../features/quiz/kept-report.ts';
import { NeedsScript } from '../../features/quiz/NeedsScript.tsx';
import { NoReport } from '../../features/quiz/NoReport.tsx';
import { ReportScreen } from '../../features/quiz/ReportScreen.tsx';
import { StepFrame } from '../../features/quiz/StepFrame.tsx';
import { StepSkeleton } from '../../features/quiz/StepSkeleton.tsx';
import { useIsBrowser } from '../../layout/use-is-browser.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/results';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Your report', path: paths.eligibility.results(), isIndexed: false });
}

export default function Results() {
  const { hash } = useLocation();
  const [opened, setOpened] = useState<string | null>(null);
  // A link within the page replaces the fragment; the report stays.
  const resultToken = new URLSearchParams(hash.slice(1)).get('r') ?? opened;
  if (resultToken !== opened) setOpened(resultToken);
  if (!useIsBrowser()) {
    return (
      <StepFrame share={1} place="Your report" title="Your report">
        <StepSkeleton />
        <NeedsScript />
      </StepFrame>
    );
  }
  if (resultToken) return <ReportScreen key={resultToken} resultToken={resultToken} />;
  const kept = keptReport();
  return kept ? (
    <Navigate to={paths.eligibility.report(kept.resultToken)} replace />
  ) : (
    <NoReport reason="none" />
  );
}
