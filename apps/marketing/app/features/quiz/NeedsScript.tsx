import { company } from '../../content/company.ts';
import { noScript } from '../../content/quiz.ts';
import styles from './NeedsScript.module.css';

/** What a step shows where scripts do not run: the truth, and another way to reach us. */
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
