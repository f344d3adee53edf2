import { Link } from 'react-router';
import { hero } from '../../../content/home/home.ts';
import { CURVE_AREA, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import motion from '../../../drawings/motion.module.css';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { paths } from '../../../paths.ts';
import styles from './Hero.module.css';
import { HeroScene } from './HeroScene.tsx';

/** The line ends in its dot above the right edge of the text column. */
const { path, point } = curveUpTo(curveAtWidth(0.94));

/** Introduces the agency, the clinic's effort, and a typical evening of our work. */
export function Hero() {
  return (
    <section className={`${styles.hero} ${motion.atOnce}`}>
      <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ground} d={CURVE_AREA} />
        <path className={`${styles.line} ${motion.wipe}`} d={path} vectorEffect="non-scaling-stroke" />
        <path
          className={`${styles.dot} ${motion.dot}`}
          d={`M${point.x} ${point.y}h.01`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className={styles.inner}>
        <div>
          <p className="kicker">{hero.kicker}</p>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <div className={styles.actions}>
            <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
              {hero.check}
              <Arrow />
            </Link>
            <dl className={styles.terms}>
              {hero.terms.map(({ term, detail }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
            <BookingLink className={buttons.quiet}>{hero.book}</BookingLink>
          </div>
        </div>
        <HeroScene />
      </div>
    </section>
  );
}
