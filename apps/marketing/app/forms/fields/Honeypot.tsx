import type { InputHTMLAttributes } from 'react';
import styles from './ConsentFields.module.css';

/** The name of the field on the site. Forms that are read on the server import it too. */
export const HONEYPOT = 'remarks';

/**
 * The field that only bots fill in. The API calls it `fax`. Here it has a name that no browser has data for, and the
 * attributes by which password managers leave a field alone, so that no honest visitor is taken for a bot.
 */
export function Honeypot(props: Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this field empty
        <input
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
          {...props}
        />
      </label>
    </div>
  );
}
