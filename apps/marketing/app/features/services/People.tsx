import { serviceWording } from '../../content/service-wording.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import styles from './People.module.css';

/** The people who do the work, and what the clinic contributes. */
export function People({ roles, fromYou }: ServicePage['people']) {
  return (
    <div>
      <dl className={styles.roles}>
        {roles.map(({ role, does }) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.fromYou} data-surface="blush">
        <h3>{serviceWording.fromYou}</h3>
        <p>{fromYou}</p>
      </div>
    </div>
  );
}
