import { Link } from 'react-router';
import type { ServicePage } from '../../content/services/service-page.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { CURVE_AREA, CURVE_PATH } from '../../motif/curve.ts';
import { paths } from '../../paths.ts';
import styles from './NextStep.module.css';

interface NextProps {
  next: ServicePage['next'];
}

/** The page's one next step, as a button. */
export function NextStepLink({ next: { action, label } }: NextProps) {
  return action === 'quiz' ? (
    <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
      {label}
      <Arrow />
    </Link>
  ) : (
    <BookingLink className={buttons.primary}>
      {label}
      <Arrow />
    </BookingLink>
  );
}

/** The end of the page: the same step again, with its reason. */
export function NextStep({ next }: NextProps) {
  return (
    <section className={styles.next} data-surface="ink" aria-labelledby="next-title">
      <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ground} d={CURVE_AREA} />
        <path className={styles.line} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.inner}>
        <h2 id="next-title" className={styles.title}>
          {next.title}
        </h2>
        <p className={styles.text}>{next.text}</p>
        <NextStepLink next={next} />
      </div>
    </section>
  );
}
