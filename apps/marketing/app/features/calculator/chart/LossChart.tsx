import { fill, formatPounds } from '@upcurve/site-content/money/format';
import { LEAKS, type Loss, MONTHS } from '@upcurve/site-content/money/model';
import { chart, leakWords } from '../../../content/calculator.ts';
import { areaBetween, lineThrough, scaleTop, tickValues } from './chart-geometry.ts';
import styles from './LossChart.module.css';

/** Lists where the likely year leaks, one row each; the caller styles the rules between them. */
export function LeakFigures({ leaks, className }: Pick<Loss, 'leaks'> & { className: string | undefined }) {
  return (
    <dl className={`table ${styles.figures} ${className}`}>
      {LEAKS.map((leak) => (
        <div key={leak}>
          <dt className="quiet">{leakWords[leak].name}</dt>
          <dd>{formatPounds(leaks[leak])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LossChartProps {
  loss: Loss;
  /** Set next to other figures: draws only the line and its band. */
  isSmall?: boolean;
}

const LABELLED_MONTHS = [3, 6, 9, 12];

/** Charts losses over twelve months: the likely line within its band. The figures next to it say the same as text. */
export function LossChart({ loss, isSmall = false }: LossChartProps) {
  const { months, year } = loss;
  const top = scaleTop(year.high);
  const heightOf = (pence: number) => `${(100 - (pence / top) * 100).toFixed(2)}%`;
  return (
    <svg className={styles.chart} data-small={isSmall || undefined} aria-hidden="true">
      {!isSmall &&
        tickValues(top).map((pence) => (
          <g key={pence}>
            <line className={styles.tick} x2="100%" y1={heightOf(pence)} y2={heightOf(pence)} />
            <text className={styles.label} y={heightOf(pence)} dy="-0.5em">
              {formatPounds(pence)}
            </text>
          </g>
        ))}
      <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.band} d={areaBetween(months, top)} />
        <path
          className={`line ${styles.edge}`}
          d={lineThrough(
            months.map(({ high }) => high),
            top,
          )}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className={`line ${styles.edge}`}
          d={lineThrough(
            months.map(({ low }) => low),
            top,
          )}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className={`line ${styles.likely}`}
          d={lineThrough(
            months.map(({ likely }) => likely),
            top,
          )}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <line className="line-quiet" x2="100%" y1="100%" y2="100%" />
      <circle className={styles.end} cx="100%" cy={heightOf(year.likely)} r={isSmall ? 5 : 7} />
      {!isSmall &&
        LABELLED_MONTHS.map((month) => (
          <text
            key={month}
            className={styles.label}
            data-between={month % 6 !== 0 || undefined}
            x={`${(month / MONTHS) * 100}%`}
            y="100%"
            dy="1.9em"
            textAnchor={month === MONTHS ? 'end' : 'middle'}
          >
            {fill(chart.month, { month: String(month) })}
          </text>
        ))}
    </svg>
  );
}
