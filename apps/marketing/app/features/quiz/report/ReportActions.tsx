import { useState } from 'react';
import { mailing } from '../../../content/quiz.ts';
import buttons from '../../../layout/button.module.css';
import { paths } from '../../../paths.ts';
import { useMailReport } from '../use-mail-report.ts';
import styles from './Report.module.css';

type Copying = 'idle' | 'copied' | 'refused';

/** Ways to keep the report: by e-mail, its link, and paper. */
export function ReportActions({ resultToken, canMail }: { resultToken: string; canMail: boolean }) {
  const [copying, setCopying] = useState<Copying>('idle');
  const [mailState, mail] = useMailReport(resultToken);
  const link = () => `${location.origin}${paths.eligibility.report(resultToken)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link());
      setCopying('copied');
    } catch {
      setCopying('refused');
    }
  }

  return (
    <div className={styles.actions}>
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
      <button type="button" className={buttons.secondary} onClick={copy}>
        Copy the link to this report
      </button>
      <button type="button" className={buttons.quiet} onClick={() => print()}>
        Print
      </button>
      <p role="status" className={styles.copied}>
        {copying === 'idle' && mailState !== 'idle' && mailing[mailState]}
        {copying === 'copied' && 'Copied. Anyone who has the link can read the report.'}
        {copying === 'refused' && <>The browser did not let us copy. Here it is: {link()}</>}
      </p>
    </div>
  );
}
