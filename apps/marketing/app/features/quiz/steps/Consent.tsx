import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { consentLabel, consentNote, consentSummary, notice, noticeLink } from '../../../content/quiz/quiz.ts';
import styles from '../../../forms/fields/ConsentFields.module.css';
import { Honeypot } from '../../../forms/fields/Honeypot.tsx';
import type { Progress } from '../progress/progress.ts';

interface ConsentProps {
  progress: Progress;
  onChange: (part: Partial<Pick<Progress, 'consent' | 'fax'>>) => void;
}

/** The privacy notice, the optional marketing checkbox, and the honeypot field for bots. */
export function Consent({ progress, onChange }: ConsentProps) {
  return (
    <>
      <p className={styles.privacy}>
        {notice} <Link to={paths.privacyPolicy()}>{noticeLink}</Link>.
      </p>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={progress.consent}
          aria-describedby="consent-note"
          onChange={(event) => onChange({ consent: event.target.checked })}
        />
        <span>{consentLabel}</span>
      </label>
      <details className={styles.note}>
        <summary className="target reveal">{consentSummary}</summary>
        <p id="consent-note">{consentNote}</p>
      </details>
      <Honeypot value={progress.fax} onChange={(event) => onChange({ fax: event.target.value })} />
    </>
  );
}
