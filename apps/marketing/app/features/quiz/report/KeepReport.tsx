import { ApiError } from '@upcurve/api-client/api-error';
import { quiz, REPORT_FILE, type ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { filledPath } from '@upcurve/contracts/shared/endpoint';
import { paths, queryOf } from '@upcurve/site-content/paths';
import { mailParagraphs, type ReportView } from '@upcurve/site-content/report/view';
import { useRef, useState } from 'react';
import { mailing } from '../../../content/quiz/quiz.ts';
import { keeping as words } from '../../../content/report-actions.ts';
import buttons from '../../../layout/parts/button.module.css';
import { quizApi } from '../session/quiz-api.ts';
import styles from './Report.module.css';

const TOO_MANY = 429;

type Mailing = 'idle' | 'sending' | 'sent' | 'limit' | 'failed';
type Copying = 'idle' | 'copied' | 'refused';

interface KeepReportProps {
  /** The report as the person to whom it is forwarded reads it. */
  view: ReportView;
  resultToken: string;
  canMail: boolean;
  /** The assumptions that the visitor replaced, which the PDF shows as well. */
  replaced: ReportAssumptions;
}

/** Ways to keep or share the report: email, link and PDF. */
export function KeepReport({ view, resultToken, canMail, replaced }: KeepReportProps) {
  const [copying, setCopying] = useState<Copying>('idle');
  const [mailState, mail] = useMailReport(resultToken);
  const link = addressOf(resultToken, replaced);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopying('copied');
    } catch {
      setCopying('refused');
    }
  }

  return (
    <div className={`cluster ${styles.ways}`}>
      {canMail && (
        <button
          type="button"
          className={buttons.secondary}
          aria-disabled={mailState === 'sending'}
          onClick={() => {
            setCopying('idle');
            mail();
          }}
        >
          {mailing.action}
        </button>
      )}
      <a href={draftOf(view, resultToken, replaced)} className={buttons.secondary}>
        {words.forward}
      </a>
      <button type="button" className={buttons.quiet} onClick={copy}>
        {words.copy} <span className="visually-hidden">{words.what}</span>
      </button>
      <a href={pdfOf(resultToken, replaced)} className={buttons.quiet} download={REPORT_FILE}>
        <span className="visually-hidden">{words.download.before}</span> {words.download.name}
      </a>
      <p role="status" className={`small ${styles.said}`}>
        {copying === 'idle' && mailState !== 'idle' && <span>{mailing[mailState]}</span>}
        {copying === 'copied' && <span>{words.copied}</span>}
        {copying === 'refused' && <span>{`${words.refused} ${link}`}</span>}
      </p>
    </div>
  );
}

/** Sends a report to the email address that its visitor gave. */
function useMailReport(resultToken: string): [state: Mailing, mail: () => void] {
  const [state, setState] = useState<Mailing>('idle');
  // Reuses the key until the server answers, so that a retry after a lost response does not send a second email.
  const key = useRef<string>(undefined);

  async function mail() {
    if (state === 'sending') return;
    setState('sending');
    key.current ??= crypto.randomUUID();
    try {
      await quizApi().mailReport({ params: { resultToken } }, { idempotencyKey: key.current });
      key.current = undefined;
      setState('sent');
    } catch (error) {
      setState(error instanceof ApiError && error.statusCode === TOO_MANY ? 'limit' : 'failed');
    }
  }

  return [state, mail];
}

/** Returns the address of the report's PDF with the assumptions that the visitor replaced. */
const pdfOf = (resultToken: string, replaced: ReportAssumptions) =>
  filledPath(quiz.printReport.path, { resultToken }) + queryOf(textsOf(replaced));

const textsOf = (replaced: ReportAssumptions) =>
  Object.fromEntries(Object.entries(replaced).map(([id, value]) => [id, String(value)]));

/** Returns the report's address with the replaced assumptions, which `readOwnFigures` reads. */
function addressOf(resultToken: string, replaced: ReportAssumptions, isForDecider = false): string {
  const figures = new URLSearchParams(textsOf(replaced)).toString();
  const { report, reportForDecider } = paths.eligibility;
  return `${location.origin}${(isForDecider ? reportForDecider : report)(resultToken)}${figures && `&${figures}`}`;
}

/** Returns a mailto link with a draft for the visitor's business partners: the report's first screen and its address. */
export function draftOf(view: ReportView, resultToken: string, replaced: ReportAssumptions): string {
  const subject = encodeURIComponent(view.sentence);
  const address = addressOf(resultToken, replaced, view.isForDecider);
  const link = view.isForDecider ? words.mailSlots : words.mailLink;
  const body = [words.mailBody, ...mailParagraphs(view), link + address];
  return `mailto:?subject=${subject}&body=${encodeURIComponent(`${body.join('\n\n')}\n`)}`;
}
