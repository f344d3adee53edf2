import { Link } from 'react-router';
import { consentLabel, consentNote, notice } from '../../content/quiz.ts';
import styles from '../../forms/ConsentFields.module.css';
import { paths } from '../../paths.ts';
import type { Progress } from './progress.ts';

interface ConsentProps {
  progress: Progress;
  onChange: (part: Partial<Pick<Progress, 'consent' | 'fax'>>) => void;
}

/** The privacy notice, the marketing box beside it (nothing depends on it), and the trap for robots. */
export function Consent({ progress, onChange }: ConsentProps) {
  return (
    <>
      <p className={styles.privacy}>
        {notice} <Link to={paths.privacyPolicy()}>How we look after your data</Link>.
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
      <p id="consent-note" className={styles.note}>
        {consentNote}
      </p>
      <div className={styles.trap} aria-hidden="true">
        <label>
          Fax
          <input
            name="fax"
            tabIndex={-1}
            autoComplete="off"
            value={progress.fax}
            onChange={(event) => onChange({ fax: event.target.value })}
          />
        </label>
      </div>
    </>
  );
}
