import { claims, claimsLabel } from '../../content/home.ts';
import styles from './Claims.module.css';

export function Claims() {
  return (
    <section className={styles.claims} data-surface="ink" aria-label={claimsLabel}>
      <ul>
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
