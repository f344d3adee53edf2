import { booking } from '../../content/calculator.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { CURVE_AREA, CURVE_PATH } from '../../motif/curve.ts';
import styles from './Closing.module.css';

/** The one next step after a result. */
export function Closing() {
  return (
    <section className={styles.closing} data-surface="ink" aria-labelledby="closing-title">
      <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ground} d={CURVE_AREA} />
        <path className={styles.line} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.inner}>
        <h2 id="closing-title" className={styles.title}>
          {booking.title}
        </h2>
        <p className={styles.text}>{booking.text}</p>
        <BookingLink className={buttons.primary}>
          {booking.book}
          <Arrow />
        </BookingLink>
      </div>
    </section>
  );
}
