import type { Tier } from '@upcurve/contracts/quiz/quiz';
import { CURVE_AREA } from '../../drawings/curve.ts';
import styles from './ScoreRing.module.css';

interface ScoreRingProps {
  score: number;
  tier: Tier;
}

const RADIUS = 140;
const CENTRE = 160;

const pointAt = (score: number) => {
  const turn = (score / 100) * 2 * Math.PI - Math.PI / 2;
  return {
    cx: (CENTRE + RADIUS * Math.cos(turn)).toFixed(1),
    cy: (CENTRE + RADIUS * Math.sin(turn)).toFixed(1),
  };
};

/** The score as a ring around a rising curve. The curve is higher for a better score. */
export function ScoreRing({ score, tier }: ScoreRingProps) {
  const level = CENTRE + RADIUS - (score / 100) * 2 * RADIUS;
  const circle = { cx: CENTRE, cy: CENTRE, r: RADIUS, pathLength: 100 };
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 320 320" aria-hidden="true">
        <clipPath id="inside-ring">
          <circle cx={CENTRE} cy={CENTRE} r={RADIUS - 14} />
        </clipPath>
        <g clipPath="url(#inside-ring)">
          <g transform={`translate(20 ${(level - 58).toFixed(1)}) scale(.28 .26)`}>
            <path className={styles.area} d={CURVE_AREA} />
            <rect className={styles.area} y="400" width="1000" height="900" />
          </g>
        </g>
        <circle className={styles.track} {...circle} />
        <g transform={`rotate(-90 ${CENTRE} ${CENTRE})`}>
          <circle className={styles.arc} {...circle} strokeDasharray={`${score} 100`} />
        </g>
        <circle className={`fill-text ${styles.end}`} {...pointAt(score)} r="7" />
      </svg>
      <p className={styles.words}>
        <span className={styles.score}>{score}</span>
        <span className={styles.of}>out of 100</span>
      </p>
      <p className={styles.tier}>{tier}</p>
    </div>
  );
}
