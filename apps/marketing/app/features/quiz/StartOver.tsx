import { Link } from 'react-router';
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
          See the report again
        </Link>
      )}
      <Link to={paths.eligibility.welcome()} className={buttons.quiet}>
        Take the quiz again
      </Link>
    </>
  );
}
