import type { Tier } from '@upcurve/contracts/quiz';
import { CURVE_AREA } from '../../motif/curve.ts';
import styles from './ScoreRing.module.css';

interface ScoreRingProps {
  score: number;
  tier: Tier;
}

const RADIUS = 140;
const CENTRE = 160;

/** The score as a ring, and inside it the rising curve, the higher the better the score. */
export function ScoreRing({ score, tier }: ScoreRingProps) {
  const turn = (score / 100) * 2 * Math.PI - Math.PI / 2;
  const end = { x: CENTRE + RADIUS * Math.cos(turn), y: CENTRE + RADIUS * Math.sin(turn) };
  const level = CENTRE + RADIUS - (score / 100) * 2 * RADIUS;
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
        <circle className={styles.track} cx={CENTRE} cy={CENTRE} r={RADIUS} />
        <circle
          className={styles.arc}
          cx={CENTRE}
          cy={CENTRE}
          r={RADIUS}
          pathLength="100"
          strokeDasharray={`${score} 100`}
          transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
        />
        <circle className={styles.end} cx={end.x.toFixed(1)} cy={end.y.toFixed(1)} r="7" />
      </svg>
      <p className={styles.words}>
        <span className={styles.score}>{score}</span>
        <span className={styles.of}>out of 100</span>
      </p>
      <p className={styles.tier}>{tier}</p>
    </div>
  );
}
