import { paths } from '@upcurve/site-content/paths';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useStepCount } from '../../features/quiz/progress/visit.ts';
import { readKeptReport } from '../../features/quiz/report/kept-report.ts';
import { Report } from '../../features/quiz/report/Report.tsx';
import { useReport } from '../../features/quiz/report/use-report.ts';
import { NeedsScript, useIsBrowser } from '../../features/quiz/steps/placeholders.tsx';
import { StepFrame } from '../../features/quiz/steps/StepFrame.tsx';
import styles from '../../features/quiz/steps/step-actions.module.css';
import { Notice } from '../../forms/Notice.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
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
  if (resultToken) return <LoadedReport key={resultToken} resultToken={resultToken} />;
  const kept = readKeptReport();
  return kept ? (
    <Navigate to={paths.eligibility.report(kept.resultToken)} replace />
  ) : (
    <NoReport reason="none" />
  );
}

/** Loads the report of a token and shows each of its states. */
function LoadedReport({ resultToken }: { resultToken: string }) {
  useStepCount('results');
  const { state, retry } = useReport(resultToken);
  switch (state.status) {
    case 'ready':
      return <Report report={state.report} />;
    case 'gone':
      return <NoReport reason="gone" />;
    case 'loading':
      return <ReportWaiting />;
    case 'failed':
      return (
        <StepFrame share={1} place="Your report" title="The report isn’t arriving.">
          <Notice tone="problem">
            <p>Our server isn’t answering just now. The report is safe there; try again in a moment.</p>
          </Notice>
          <button type="button" className={buttons.primary} onClick={retry}>
            Try again
          </button>
        </StepFrame>
      );
  }
}

const noReport = {
  none: {
    title: 'Your report will be here.',
    lead: 'There’s none in this browser yet. Answer the questions, about five minutes, and it appears at once.',
  },
  gone: {
    title: 'This link leads to no report.',
    lead: 'It may have been cut off when it was copied, or the report was deleted: we keep them for up to 24 months.',
  },
} as const;

/** Explains why there is no report to show, and links to the next step. */
function NoReport({ reason }: { reason: keyof typeof noReport }) {
  const { title, lead } = noReport[reason];
  return (
    <StepFrame share={0} place="Your report" title={title} lead={lead}>
      <div className={styles.choices}>
        <Link to={paths.eligibility.welcome()} className={buttons.primary}>
          Go to the eligibility check
          <Arrow />
        </Link>
      </div>
    </StepFrame>
  );
}
