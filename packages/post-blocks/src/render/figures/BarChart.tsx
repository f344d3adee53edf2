import styles from './BarChart.module.css';
import { type ChartBlock, shortFigure } from './chart-figures.ts';

/** One bar per line with its name above and its value at the end. The largest has the accent colour. */
export function BarChart({ block: { points, unit } }: { block: ChartBlock }) {
  const values = points.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low || 1;
  const most = Math.max(...values);
  const at = (value: number) => ((value - low) / span) * 100;
  return (
    <div className={styles.bars} aria-hidden="true">
      {points.map(({ label, value }, place) => {
        const from = Math.min(at(0), at(value));
        const width = Math.abs(at(value) - at(0));
        return (
          <div key={place} className={styles.line} data-most={value === most || undefined}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{shortFigure(value, unit)}</span>
            <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
              <rect className={styles.track} width="100%" height="1" y="9" />
              <rect
                className={styles.fill}
                x={`${from.toFixed(2)}%`}
                width={`${width.toFixed(2)}%`}
                height="10"
              />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
