import type { Analytics, Funnel } from '@upcurve/contracts/analytics/analytics';
import { formatNumber } from '../../kit/list/format-count.ts';
import { formatPeriod } from '../../kit/time/format-date.ts';
import { FigureTable } from './FigureTable.tsx';
import classes from './Trend.module.css';

type Day = Analytics['days'][number];

/* In the order they are stacked, from the bottom up. */
const STATES: { state: keyof Funnel; label: string }[] = [
  { state: 'completed', label: 'Completed' },
  { state: 'inProgress', label: 'In progress' },
  { state: 'abandoned', label: 'Abandoned' },
  { state: 'notStarted', label: 'Not started' },
];

const WIDTH = 1000;
const HEIGHT = 180;

/** Rounds up to a number for the end of an axis. Half of the result is always an integer. */
function roundUp(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return ([1, 2, 3, 4, 6, 8].find((step) => step * unit >= most) ?? 10) * unit;
}

/** Shows views by outcome as a chart, and the same numbers as a table. */
export function Trend({ days, by }: Pick<Analytics, 'days' | 'by'>) {
  if (days.every(({ views }) => views === 0))
    return <p className={classes.none}>Nobody visited the quiz in this period.</p>;
  const top = roundUp(Math.max(4, ...days.map(({ views }) => views)));
  const step = WIDTH / Math.max(days.length, 1);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={classes.trend}>
      <ul className={classes.key} aria-hidden>
        {STATES.toReversed().map(({ state, label }) => (
          <li key={state} data-state={state}>
            {label}
          </li>
        ))}
      </ul>
      <div className={classes.plot} aria-hidden>
        <span className={classes.top}>{formatNumber(top)}</span>
        <span className={classes.middle}>{formatNumber(top / 2)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
          <title>Views of the quiz</title>
          <path
            className={classes.grid}
            d={`M0 .5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`}
          />
          {days.map((day, i) => (
            <Column key={day.day} day={day} x={i * step} step={step} scale={HEIGHT / top} by={by} />
          ))}
        </svg>
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{first && formatPeriod(first.day, by)}</span>
        {last && last !== first && <span>{formatPeriod(last.day, by)}</span>}
      </div>
      <details className={classes.details}>
        <summary>As a table</summary>
        <FigureTable<Day>
          label="Trend"
          head={{ header: 'When', cell: ({ day }) => formatPeriod(day, by) }}
          columns={[
            { header: 'Views', cell: ({ views }) => formatNumber(views) },
            ...STATES.toReversed().map(({ state, label }) => ({
              header: label,
              cell: (day: Day) => formatNumber(day[state]),
              isExtra: state === 'inProgress',
            })),
            { header: 'Eligible', cell: ({ eligible }) => formatNumber(eligible), isExtra: true },
          ]}
          rows={days}
          keyOf={({ day }) => day}
          empty="No days."
        />
      </details>
    </figure>
  );
}

interface ColumnProps {
  day: Day;
  x: number;
  step: number;
  /** The height of one view, in SVG units. */
  scale: number;
  by: Analytics['by'];
}

function Column({ day, x, step, scale, by }: ColumnProps) {
  let y = HEIGHT;
  return (
    <g>
      <title>{`${formatPeriod(day.day, by)}: ${formatNumber(day.views)} views, ${formatNumber(day.completed)} completed`}</title>
      <rect className={classes.reach} x={x} y={0} width={step} height={HEIGHT} />
      {STATES.map(({ state }) => {
        const height = day[state] * scale;
        y -= height;
        return (
          <rect
            key={state}
            data-state={state}
            x={x + step * 0.12}
            y={y}
            width={step * 0.76}
            height={height}
          />
        );
      })}
    </g>
  );
}
