import { fill, formatPounds } from '@upcurve/site-content/money/format';
import { type Band, LEAKS, type Loss, MONTHS } from '@upcurve/site-content/money/model';
import { chart, leakWords } from '../../../content/calculator.ts';
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

/** The plot uses these coordinates and is stretched to its container. */
const BOX = { width: 1000, height: 400 };

/** Returns a round number of pence at or above the highest value. */
function scaleTop(highest: number): number {
  const pounds = Math.max(highest / 100, 1);
  const magnitude = 10 ** Math.floor(Math.log10(pounds));
  const factor = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * magnitude >= pounds) ?? 10;
  return factor * magnitude * 100;
}

/** Returns the values of the grid lines: a quarter, half and three quarters of the way up, and the top. */
function tickValues(top: number): number[] {
  return [0.25, 0.5, 0.75, 1].map((share) => top * share);
}

function points(values: readonly number[], top: number): string[] {
  return [0, ...values].map((value, month) => {
    const x = (month / values.length) * BOX.width;
    const y = BOX.height - (value / top) * BOX.height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

function lineThrough(values: readonly number[], top: number): string {
  return `M${points(values, top).join('L')}`;
}

function areaBetween(months: readonly Band[], top: number): string {
  const high = points(
    months.map((band) => band.high),
    top,
  );
  const low = points(
    months.map((band) => band.low),
    top,
  );
  return `M${[...high, ...low.toReversed()].join('L')}Z`;
}
