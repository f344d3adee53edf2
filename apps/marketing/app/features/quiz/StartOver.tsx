import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { startOver } from '../../content/quiz/quiz.ts';
import buttons from '../../layout/parts/button.module.css';
import { readKeptReport } from './report/kept-report.ts';
import { useIsBrowser } from './steps/placeholders.tsx';

/** Links to the report, if this browser has one, and to a new quiz. */
export function StartOver() {
  const kept = useIsBrowser() ? readKeptReport() : undefined;
  return (
    <>
      {kept && (
        <Link to={paths.eligibility.report(kept.resultToken)} className={buttons.quiet}>
          {startOver.report}
        </Link>
      )}
      <Link to={paths.eligibility.welcome()} className={buttons.quiet}>
        {startOver.again}
      </Link>
    </>
  );
}
