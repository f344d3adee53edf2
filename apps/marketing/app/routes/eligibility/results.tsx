import { paths } from '@upcurve/site-content/paths';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ReportScreen } from '../../features/quiz/ReportScreen.tsx';
import { readKeptReport } from '../../features/quiz/report/kept-report.ts';
import { NoReport } from '../../features/quiz/report/NoReport.tsx';
import { NeedsScript, useIsBrowser } from '../../features/quiz/steps/placeholders.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ReportWaiting } from '../../report/ReportTop.tsx';
import type { Route } from './+types/results';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Your report', path: paths.eligibility.results(), isIndexed: false });
}

export default function Results() {
  const { hash } = useLocation();
  const [opened, setOpened] = useState<string | null>(null);
  // A link within the page replaces the fragment, but the report must stay.
  const resultToken = new URLSearchParams(hash.slice(1)).get('r') ?? opened;
  if (resultToken !== opened) setOpened(resultToken);
  if (!useIsBrowser()) {
    return (
      <ReportWaiting>
        <NeedsScript />
      </ReportWaiting>
    );
  }
  if (resultToken) return <ReportScreen key={resultToken} resultToken={resultToken} />;
  const kept = readKeptReport();
  return kept ? (
    <Navigate to={paths.eligibility.report(kept.resultToken)} replace />
  ) : (
    <NoReport reason="none" />
  );
}
