import { paths } from '@upcurve/site-content/paths';
import { useEffect } from 'react';
import { Link } from 'react-router';
import {
  consentLabel,
  consentNote,
  consentSummary,
  notice,
  noticeLink,
  profile,
} from '../../content/quiz/quiz.ts';
import { FieldScreen } from '../../features/quiz/FieldScreen.tsx';
import type { Progress } from '../../features/quiz/progress/progress.ts';
import { progressStore } from '../../features/quiz/progress/progress-store.ts';
import { quizApi } from '../../features/quiz/session/quiz-api.ts';
import { ensureFormToken } from '../../features/quiz/submit/form-token.ts';
import styles from '../../forms/fields/ConsentFields.module.css';
import { Honeypot } from '../../forms/fields/Honeypot.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/profile';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: profile.place, path: paths.eligibility.profile(), isIndexed: false });
}

export default function Profile() {
  useEffect(() => {
    // Fetches the token now, so that it is old enough at the end. If this fails, the last step fetches it.
    ensureFormToken(progressStore(), quizApi()).catch(() => {});
  }, []);

  return (
    <FieldScreen
      step="profile"
      share={0.02}
      words={profile}
      back={paths.eligibility.welcome()}
      next={paths.eligibility.questions()}
      startsInField
    >
      {(progress) => <Consent progress={progress} onChange={(part) => progressStore().update(part)} />}
    </FieldScreen>
  );
}

interface ConsentProps {
  progress: Progress;
  onChange: (part: Partial<Pick<Progress, 'consent' | 'fax'>>) => void;
}

function Consent({ progress, onChange }: ConsentProps) {
  return (
    <>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={progress.consent}
          aria-describedby="consent-note"
          onChange={(event) => onChange({ consent: event.target.checked })}
        />
        <span>{consentLabel}</span>
      </label>
      <details>
        <summary className="target reveal">{consentSummary}</summary>
        <p id="consent-note">{consentNote}</p>
      </details>
      <p className="small">
        {notice} <Link to={paths.privacyPolicy()}>{noticeLink}</Link>.
      </p>
      <Honeypot value={progress.fax} onChange={(event) => onChange({ fax: event.target.value })} />
    </>
  );
}
