import { company } from '../../content/company.ts';
import styles from './NeedsScript.module.css';

/** What a step shows where scripts do not run: the truth, and another way to reach us. */
export function NeedsScript() {
  return (
    <noscript>
      <div className={styles.note}>
        <p>
          The quiz needs JavaScript, which is switched off in this browser. Switch it on and reload the page,
          or ask us the same questions in person: ring <a href={company.phoneLink}>{company.phone}</a> or
          write to <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
      </div>
    </noscript>
  );
}
