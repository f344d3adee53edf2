import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { formConsent, formNotice } from '../../content/contact/forms.ts';
import styles from './ConsentFields.module.css';
import { Honeypot } from './Honeypot.tsx';

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
