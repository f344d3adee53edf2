import { claims, claimsLabel } from '../../content/home/home.ts';
import styles from './Claims.module.css';

/** Our promises to a clinic. */
export function Claims() {
  return (
    <section data-surface="ink" aria-label={claimsLabel}>
      <ul className={styles.claims}>
        {claims.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
