import { EXAMPLE } from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { hero } from '../../../content/home/home.ts';
import { CURVE_AREA, CURVE_PATH, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { ExampleLoss } from '../../../money/ExampleLoss.tsx';
import { IntroFilm } from '../film/IntroFilm.tsx';
import styles from './Hero.module.css';
import { HeroScene } from './HeroScene.tsx';

/** The line ends in its dot above the right edge of the text column. */
const { path, point } = curveUpTo(curveAtWidth(0.94));

const CURVE_VIEW = {
  viewBox: '0 0 1000 400',
  preserveAspectRatio: 'xMaxYMax slice',
} as const;

const SLIDER = { min: 10, max: 300, step: 5 };

export function Hero() {
  // A month; undefined until the visitor moves the slider.
  const [enquiries, setEnquiries] = useState<number>();
  const check = paths.eligibility.welcome({ enquiries: enquiries?.toString() });
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const moved = slider.current?.valueAsNumber;
    // It may have been moved before the script was there.
    if (moved && moved !== EXAMPLE.enquiries) setEnquiries(moved);
  }, []);
  return (
    <section aria-labelledby="hero-title">
      <div className={styles.stage}>
        <svg className={styles.curve} {...CURVE_VIEW} aria-hidden="true">
          <path className={styles.ground} d={CURVE_AREA} />
          <path className={`line-quiet ${styles.ahead}`} d={CURVE_PATH} />
        </svg>
        <div className={`${styles.curve} ${styles.rise}`}>
          <div>
            <svg {...CURVE_VIEW} aria-hidden="true">
              <path className="line" d={path} />
              <circle className="fill-accent" cx={point.x} cy={point.y} r="5" />
            </svg>
          </div>
        </div>
        <div className={styles.inner}>
          <div>
            <h1 id="hero-title" className={`headline ${styles.title}`}>
              {hero.title}
            </h1>
            <p className={`lead ${styles.lead}`}>{hero.lead}</p>
            <div className={`needs-script ${styles.own}`}>
              <label>
                <span>{hero.asked}</span> <b aria-hidden="true">{enquiries ?? EXAMPLE.enquiries}</b>
                <input
                  ref={slider}
                  type="range"
                  {...SLIDER}
                  defaultValue={EXAMPLE.enquiries}
                  autoComplete="off"
                  onInput={({ currentTarget }) => setEnquiries(currentTarget.valueAsNumber)}
                />
              </label>
              <output>
                <ExampleLoss enquiries={enquiries ?? EXAMPLE.enquiries} />
              </output>
            </div>
            <div className={`cluster ${styles.actions}`}>
              <Link to={check} prefetch="intent" className={buttons.primary}>
                {hero.check}
                <Arrow />
              </Link>
              <ul className={styles.claims}>
                {hero.claims.map(({ claim, text }) => (
                  <li key={claim}>
                    <strong className="strong">{claim}</strong> {text}
                  </li>
                ))}
              </ul>
              <BookingLink className={`not-on-phones ${buttons.quiet}`}>{hero.book}</BookingLink>
            </div>
          </div>
          <HeroScene enquiries={enquiries} />
        </div>
      </div>
      <IntroFilm />
    </section>
  );
}
