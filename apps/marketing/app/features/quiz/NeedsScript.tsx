import { noScript } from '../../content/quiz/quiz.ts';
import { company } from '../../content/site/company.ts';
import styles from './NeedsScript.module.css';

/** Shown if scripts do not run: the reason, and another way to reach us. */
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
