import { Link } from 'react-router';
import { startOver } from '../../content/quiz.ts';
import buttons from '../../layout/button.module.css';
import { useIsBrowser } from '../../layout/use-is-browser.ts';
import { paths } from '../../paths.ts';
import { keptReport } from './kept-report.ts';

/** Ways back: to the report where this browser has one, and to a new quiz. */
export function StartOver() {
  const kept = useIsBrowser() ? keptReport() : undefined;
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
