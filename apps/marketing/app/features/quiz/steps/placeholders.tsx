import { useSyncExternalStore } from 'react';
import { noScript } from '../../../content/quiz/quiz.ts';
import { company } from '../../../content/site/company.ts';
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
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

/** Shown if scripts do not run: the reason, and another way to contact us. */
export function NeedsScript() {
  return (
    <noscript>
      <div className={styles.note}>
        <p>
          {noScript.before} <a href={company.phoneLink}>{company.phone}</a> {noScript.or}{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
      </div>
    </noscript>
  );
}
