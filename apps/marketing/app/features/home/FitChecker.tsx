import { Link } from 'react-router';
import { fitChecker } from '../../content/home.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { CURVE_AREA, CURVE_PATH } from '../../motif/curve.ts';
import { paths } from '../../paths.ts';
import styles from './FitChecker.module.css';

/** The closing block: a consultation, or the quiz for those who would rather look first. */
export function FitChecker() {
  return (
    <section className={styles.checker} data-surface="ink" aria-labelledby="checker-title">
      <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ground} d={CURVE_AREA} />
        <path className={styles.line} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.inner}>
        <h2 id="checker-title" className={styles.title}>
          {fitChecker.title}
        </h2>
        <p className={styles.text}>{fitChecker.text}</p>
        <div className={styles.ways}>
          {fitChecker.ways.map(({ title, facts }, place) => (
            <div key={title}>
              <h3 className={styles.way}>{title}</h3>
              <ul className={styles.facts}>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              {place === 0 ? (
                <BookingLink className={buttons.primary}>
                  {fitChecker.book}
                  <Arrow />
                </BookingLink>
              ) : (
                <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.secondary}>
                  {fitChecker.check}
                </Link>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
