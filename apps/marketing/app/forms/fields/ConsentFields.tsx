import type { InputHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { formConsent, formNotice, HONEYPOT } from '../../content/contact/forms.ts';
import { paths } from '../../paths.ts';
import styles from './ConsentFields.module.css';

/** The privacy notice, the optional marketing checkbox, and the honeypot field for bots. */
export function ConsentFields({ isTicked }: { isTicked: boolean }) {
  return (
    <>
      <p className={styles.privacy}>
        {formNotice} <Link to={paths.privacyPolicy()}>How we look after your data</Link>.
      </p>
      <label className={styles.box}>
        <input type="checkbox" name="consent" value="yes" defaultChecked={isTicked} />
        <span>{formConsent}</span>
      </label>
      <Honeypot />
    </>
  );
}

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
