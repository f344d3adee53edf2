import { REPORT_FILE, type Report as WholeReport } from '@upcurve/contracts/quiz/quiz';
import { phoneLink } from '@upcurve/contracts/shared/phone';
import { paths } from '@upcurve/site-content/paths';
import type { Assumed } from '@upcurve/site-content/report/assumed';
import { closing, head, printed } from '@upcurve/site-content/report/content/words';
import { toneOf, verdictText } from '@upcurve/site-content/report/texts';
import { viewOf } from '@upcurve/site-content/report/view';
import { useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { keeping } from '../../../content/report-actions.ts';
import { Closing } from '../../../layout/footer/Closing.tsx';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { useSite } from '../../../layout/parts/use-site.ts';
import { ReportHead } from '../../../report/parts/ReportHead.tsx';
import { ReportBody } from '../../../report/ReportBody.tsx';
import { useStepFocus } from '../steps/use-step-focus.ts';
import { draftOf, KeepReport, pdfOf } from './KeepReport.tsx';
import { type KeptReport, keepOwnFigures, readOwnFigures, sourceOf } from './kept-report.ts';
import { MissingDetails } from './MissingDetails.tsx';
import styles from './Report.module.css';

/** Prints the report's address, and how to book. */
function PrintedAddress({ resultToken }: { resultToken: string }) {
  const { phone } = useSite().company;
  return (
    <p className={`frame ${styles.address}`}>
      {printed.address} <strong>{`${location.origin}${paths.eligibility.report(resultToken)}`}</strong>.{' '}
      {printed.note} {printed.book} <strong>{`${location.origin}${paths.bookConsultation()}`}</strong>
      {phone && (
        <>
          {' '}
          {closing.call} <strong>{phone}</strong>
        </>
      )}
      .
    </p>
  );
}

interface ReportProps {
  report: KeptReport;
  /** Shows the report that the server returns after details were added. */
  onFilled: (report: WholeReport) => void;
}

/** Shows a visitor's report, from the score to the next step. */
export function Report({ report, onFilled }: ReportProps) {
  const { resultToken, canMail = false, missing = [] } = report;
  const { hash } = useLocation();
  const [replaced, setReplaced] = useState(() => readOwnFigures(resultToken, hash));
  const { phone } = useSite().company;
  const view = useMemo(() => viewOf(sourceOf(report), replaced), [report, replaced]);
  const replace = (figures: Partial<Assumed>) => {
    setReplaced(figures);
    keepOwnFigures(resultToken, figures);
  };
  const heading = useStepFocus<HTMLHeadingElement>(resultToken);
  const fit = useRef<HTMLHeadingElement>(null);
  const tone = toneOf(view);
  const book = (
    <BookingLink className={buttons.primary} resultToken={resultToken}>
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
          view.isDecider ? (
            <>
              {book}
              <p className="small">{head[tone]}</p>
              <button
                type="button"
                className={buttons.quiet}
                onClick={() => {
                  fit.current?.scrollIntoView();
                  fit.current?.focus({ preventScroll: true });
                }}
              >
                {verdictText(view)}
              </button>
            </>
          ) : (
            <>
              <a href={draftOf(resultToken, view, replaced)} className={buttons.primary}>
                {keeping.owner}
                <Arrow />
              </a>
              <p className="small">{keeping.ownerNote}</p>
              <BookingLink className={buttons.quiet} resultToken={resultToken}>
                {keeping.ownBooking}
              </BookingLink>
            </>
          )
        }
      />
      <PrintedAddress resultToken={resultToken} />
      <KeepReport resultToken={resultToken} canMail={canMail} view={view} replaced={replaced} />
      <ReportBody view={view} onReplace={replace} fit={fit} book={book} />
      {missing.length > 0 && (
        <MissingDetails resultToken={resultToken} missing={missing} onFilled={onFilled} />
      )}
      <Closing
        title={closing.title[tone]}
        lead={closing.text[tone]}
        actions={
          <>
            {book}
            {phone && (
              <p>
                {closing.call} <a href={phoneLink(phone)}>{phone}</a>
              </p>
            )}
          </>
        }
      />
      <p className={`cluster not-printed ${styles.end}`}>
        <a href={draftOf(resultToken, view, replaced)} className={buttons.quiet}>
          {keeping.forward}
        </a>
        <a href={pdfOf(resultToken, replaced)} className={buttons.quiet} download={REPORT_FILE}>
          {keeping.download.before} {keeping.download.name}
        </a>
        <Link to={paths.eligibility.thankYou()} className={buttons.quiet}>
          {closing.done}
        </Link>
      </p>
    </article>
  );
}
