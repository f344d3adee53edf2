import { services } from '../../content/services.ts';
import styles from './ServiceList.module.css';

/** The nine services in a line each. */
export function ServiceList() {
  return (
    <section className={styles.services} data-surface="blush" aria-labelledby="services-title">
      <div className={styles.inner}>
        <h2 id="services-title" className={styles.title}>
          Nine specialists, one target.
        </h2>
        <ul className={styles.list}>
          {Object.entries(services).map(([id, { label, line }]) => (
            <li key={id}>
              <h3>{label}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
