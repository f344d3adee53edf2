import { Notice } from '../../forms/Notice.tsx';
import buttons from '../../layout/parts/button.module.css';
import { ReportWaiting } from '../../report/ReportTop.tsx';
import { useStepCount } from './progress/visit.ts';
import { NoReport } from './report/NoReport.tsx';
import { Report } from './report/Report.tsx';
import { useReport } from './report/use-report.ts';
import { StepFrame } from './steps/StepFrame.tsx';

/** Loads the report of a token and shows each of its states. */
export function ReportScreen({ resultToken }: { resultToken: string }) {
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
