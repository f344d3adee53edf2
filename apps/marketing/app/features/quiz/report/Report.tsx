import type { Report as WholeReport } from '@upcurve/contracts/quiz';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { company } from '../../../content/company.ts';
import { closing, head } from '../../../content/report/words.ts';
import { Arrow } from '../../../layout/Arrow.tsx';
import { BookingLink } from '../../../layout/BookingLink.tsx';
import buttons from '../../../layout/button.module.css';
import { Closing } from '../../../layout/Closing.tsx';
import { paths } from '../../../paths.ts';
import { ReportBody } from '../../../report/ReportBody.tsx';
import { ReportHead } from '../../../report/ReportHead.tsx';
import { viewOf } from '../../../report/view.ts';
import { type KeptReport, sourceOf } from '../kept-report.ts';
import { useStepFocus } from '../use-step-focus.ts';
import { KeepReport } from './KeepReport.tsx';
import { MissingDetails } from './MissingDetails.tsx';
import { PrintedAddress } from './PrintedAddress.tsx';
import styles from './Report.module.css';

interface ReportProps {
  report: KeptReport;
  /** Shows it as it stands on the server after what was left out came in. */
  onFilled: (report: WholeReport) => void;
}

/** A visitor's own report, from the first screen to the next step. */
export function Report({ report, onFilled }: ReportProps) {
  const { resultToken, canMail = false, missing = [] } = report;
  const view = useMemo(() => viewOf(sourceOf(report)), [report]);
  const heading = useStepFocus<HTMLHeadingElement>(resultToken);
  const tone = view.isEligible ? 'eligible' : 'notYet';
  const book = (
    <BookingLink className={buttons.primary}>
      {head.book}
      <Arrow />
    </BookingLink>
  );
  return (
    <article className={styles.report}>
      <ReportHead
        view={view}
        counts
        title={
          <h1 ref={heading} tabIndex={-1}>
            {view.title}
          </h1>
        }
        action={
          <>
            {book}
            <p className="small">{head[tone]}</p>
          </>
        }
      />
      <PrintedAddress resultToken={resultToken} />
      <KeepReport resultToken={resultToken} canMail={canMail} view={view} />
      <ReportBody view={view} />
      {missing.length > 0 && (
        <MissingDetails resultToken={resultToken} missing={missing} onFilled={onFilled} />
      )}
      <Closing
        title={closing.title[tone]}
        lead={closing.text[tone]}
        actions={
          <>
            {book}
            <p>
              {closing.call} <a href={company.phoneLink}>{company.phone}</a>
            </p>
          </>
        }
      />
      <p className={styles.end}>
        <Link to={paths.eligibility.thankYou()} className={buttons.quiet}>
          {closing.done}
        </Link>
      </p>
    </article>
  );
}
