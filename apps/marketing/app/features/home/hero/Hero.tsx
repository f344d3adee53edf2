import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { claims, claimsLabel, hero } from '../../../content/home/home.ts';
import { CURVE_AREA, CURVE_PATH, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';
import styles from './Hero.module.css';
import { HeroScene } from './HeroScene.tsx';

/** The line ends in its dot above the right edge of the text column. */
const { path, point } = curveUpTo(curveAtWidth(0.94));

/** Introduces the agency, the clinic's effort, a typical enquiry, and our three promises. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <div className={styles.stage}>
        <svg
          className={styles.curve}
          viewBox="0 0 1000 400"
          preserveAspectRatio="xMaxYMax slice"
          aria-hidden="true"
        >
          <path className={styles.ground} d={CURVE_AREA} />
          <path className={`line-quiet ${styles.ahead}`} d={CURVE_PATH} />
          <path className={`line ${styles.line}`} pathLength="1" d={path} />
          <circle className={`fill-accent ${styles.dot}`} cx={point.x} cy={point.y} r="5" />
        </svg>
        <div className={styles.inner}>
          <div>
            <p className="kicker">{hero.kicker}</p>
            <h1 id="hero-title" className={styles.title}>
              {hero.title}
            </h1>
            <p className={`lead ${styles.lead}`}>{hero.lead}</p>
            <div className={`cluster ${styles.actions}`}>
              <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
                {hero.check}
                <Arrow />
              </Link>
              <dl className={styles.terms}>
                {hero.terms.map(({ term, detail }) => (
                  <div key={term}>
                    <dt className="accent strong">{term}</dt>
                    <dd>{detail}</dd>
                  </div>
                ))}
              </dl>
              <BookingLink className={buttons.quiet}>{hero.book}</BookingLink>
            </div>
          </div>
          <HeroScene />
        </div>
      </div>
      <div data-surface="ink">
        <ul className={styles.claims} aria-label={claimsLabel}>
          {claims.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p className="small">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
