import type { Tier } from '@upcurve/contracts/quiz/quiz';
import type { Change } from '@upcurve/site-content/report/changes';
import styles from './ScoreScale.module.css';

/** The lowest score of each tier. */
const TIERS: readonly [from: number, tier: Tier][] = [
  [0, 'Foundations'],
  [40, 'Growing'],
  [70, 'Ready to scale'],
];

const CLOSE = 14;

interface ScoreScaleProps {
  score: number;
  after: number;
  changes: readonly Change[];
}

/** The score on a scale of 100, followed by the gain of each change. */
export function ScoreScale({ score, after, changes }: ScoreScaleProps) {
  // Two labels this close would overlap on a phone.
  const isClose = after - score < CLOSE;
  const ends = changes.map((_, place) =>
    changes.slice(0, place + 1).reduce((sum, { gain }) => sum + gain, score),
  );
  return (
    <figure className={styles.scale}>
      <svg
        width="100%"
        height="72"
        role="img"
        aria-label={`${score} today, ${after} with the changes made, out of 100.`}
      >
        <rect className="fill-hairline" y="33" width="100%" height="2" />
        {TIERS.map(([from, tier]) => (
          <g key={tier}>
            <rect className="fill-strong" x={`${from}%`} y="28" width="1" height="24" />
            <text className={styles.tier} x={`${from}%`} y="66">
              {tier}
            </text>
          </g>
        ))}
        {ends.map((end, place) => (
          <rect
            key={changes[place]?.questionId}
            className="fill-gold"
            x={`${ends[place - 1] ?? score}%`}
            y="28"
            width={`${Math.max(0, Math.min(after, end) - (ends[place - 1] ?? score) - 0.4)}%`}
            height="12"
          />
        ))}
        <rect className="fill-accent" y="28" width={`${Math.max(0, score - 0.4)}%`} height="12" />
        {isClose ? (
          <text className={styles.goal} x={`${after}%`} y="18" textAnchor={after > 20 ? 'end' : 'start'}>
            <tspan className={styles.figure}>{score}</tspan> → {after}
          </text>
        ) : (
          <>
            <text className={styles.figure} x={`${score}%`} y="18" textAnchor={score < 8 ? 'start' : 'end'}>
              {score}
            </text>
            <text className={styles.goal} x={`${after}%`} y="18" textAnchor={after > 92 ? 'end' : 'start'}>
              {after}
            </text>
          </>
        )}
      </svg>
    </figure>
  );
}
