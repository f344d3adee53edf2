import { claims } from '../../content/home.ts';
import styles from './Claims.module.css';

export function Claims() {
  return (
    <section className={styles.claims} data-surface="ink" aria-label="What you can hold us to">
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
