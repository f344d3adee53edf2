import { phoneLink } from '@upcurve/contracts/shared/phone';
import { useSyncExternalStore } from 'react';
import { noScript } from '../../../content/quiz/quiz.ts';
import forms from '../../../forms/forms.module.css';
import { useSite } from '../../../layout/parts/use-site.ts';
import styles from './placeholders.module.css';

const never = () => () => {};

/** Returns false on the server and during hydration, then true. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A placeholder until the browser has read the saved progress. */
export function StepSkeleton() {
  return (
    <div className={`needs-script stack ${styles.skeleton}`} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

/** Shown if scripts do not run: the reason, and another way to contact us. */
export function NeedsScript() {
  const { phone, email } = useSite().company;
  return (
    <noscript>
      <div className={forms.notice}>
        <p>
          {noScript.before}
          {(phone || email) && `${noScript.ask} `}
          {phone && (
            <>
              {noScript.call} <a href={phoneLink(phone)}>{phone}</a>
            </>
          )}
          {phone && email && ` ${noScript.or} `}
          {email && (
            <>
              {noScript.write} <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          .
        </p>
      </div>
    </noscript>
  );
}
