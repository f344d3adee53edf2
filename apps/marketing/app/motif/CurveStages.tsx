import styles from './CurveStages.module.css';
import { CURVE_PATH, curveAtWidth, curveUpTo } from './curve.ts';

interface CurveStagesProps {
  stages: readonly { when: string; title: string; text: string }[];
}

/** Steps in time, each hung from its place on the curve. */
export function CurveStages({ stages }: CurveStagesProps) {
  return (
    <div>
      <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        {stages.map(({ when }, index) => {
          const { point } = curveUpTo(curveAtWidth((index + 0.5) / stages.length));
          const [x, y] = [point.x.toFixed(1), point.y.toFixed(1)];
          return (
            <g key={when}>
              <path className={styles.drop} d={`M${x} ${y}V400`} vectorEffect="non-scaling-stroke" />
              <path className={styles.dot} d={`M${x} ${y}h0.01`} vectorEffect="non-scaling-stroke" />
            </g>
          );
        })}
        <path className={styles.line} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className={styles.stages}>
        {stages.map(({ when, title, text }) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
