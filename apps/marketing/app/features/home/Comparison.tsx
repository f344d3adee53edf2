import { comparison } from '../../content/home.ts';
import { CURVE_PATH } from '../../motif/curve.ts';
import styles from './Comparison.module.css';

/** One clinic in two columns: left as it is, right as it could be. */
export function Comparison() {
  return (
    <section className={styles.comparison} data-surface="blush" aria-labelledby="comparison-title">
      <div className={styles.inner}>
        <h2 id="comparison-title" className={styles.title}>
          {comparison.title}
        </h2>
        <div className={styles.heads} aria-hidden="true">
          <p>
            <svg viewBox="0 0 240 60" aria-hidden="true">
              <path className={styles.flat} d="M0 50C40 44 60 54 96 49S160 55 240 51" />
            </svg>
            {comparison.without}
          </p>
          <p>
            <svg viewBox="0 0 240 60" aria-hidden="true">
              <path className={styles.rise} d={CURVE_PATH} transform="scale(.24 .14)" />
            </svg>
            {comparison.with}
          </p>
        </div>
        <ul className={styles.rows}>
          {comparison.rows.map((row) => (
            <li key={row.topic}>
              <h3>{row.topic}</h3>
              <p className={styles.without}>
                <span className={styles.label}>{comparison.without}: </span>
                {row.without}
              </p>
              <p className={styles.with}>
                <span className={styles.label}>{comparison.with}: </span>
                {row.with}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
