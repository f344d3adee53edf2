import { Link } from 'react-router';
import { hero } from '../../content/home.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { CURVE_AREA, CURVE_PATH } from '../../motif/curve.ts';
import { paths } from '../../paths.ts';
import styles from './Hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero}>
      <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ground} d={CURVE_AREA} />
        <path className={styles.line} d={CURVE_PATH} pathLength="1" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.inner}>
        <p className={styles.kicker}>{hero.kicker}</p>
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
            {hero.check}
            <Arrow />
          </Link>
          <BookingLink className={buttons.quiet}>{hero.book}</BookingLink>
        </div>
      </div>
    </section>
  );
}
