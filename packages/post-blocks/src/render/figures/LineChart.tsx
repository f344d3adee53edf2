import { curveMonotoneX, line } from 'd3-shape';
import { type ChartBlock, scaleOf, shortFigure } from './chart-figures.ts';
import styles from './LineChart.module.css';

/** Maximum number of characters below a chart before labels overlap on a phone. */
const LETTERS_MAX = 32;

/** A smooth line through the points that never overshoots them, with a dot at its end. */
export function LineChart({ block: { points, unit } }: { block: ChartBlock }) {
  const values = points.map(({ value }) => value);
  const { low, high, ticks } = scaleOf(values);
  const xOf = (place: number) => place / (points.length - 1);
  const yOf = (value: number) => 1 - (value - low) / (high - low);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const draw = line<number>()
    .x((_, place) => xOf(place) * 1000)
    .y((value) => yOf(value) * 400)
    .curve(curveMonotoneX)
    .digits(1);
  const path = draw(values) ?? '';
  const last = values.at(-1) ?? 0;
  const labelled = labelledPlaces(points.map(({ label }) => label));
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg className={styles.chart} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={tick === 0 ? styles.ground : styles.tick}
              x2="100%"
              y1={percent(yOf(tick))}
              y2={percent(yOf(tick))}
            />
            <text className={styles.label} x="-12" y={percent(yOf(tick))} dy="0.35em" textAnchor="end">
              {shortFigure(tick, unit)}
            </text>
          </g>
        ))}
        <svg viewBox="0 0 1000 400" preserveAspectRatio="none" className={styles.plot} aria-hidden="true">
          <path className={styles.area} d={`${path}V${(yOf(Math.max(0, low)) * 400).toFixed(1)}H0Z`} />
          <path className={styles.line} d={path} vectorEffect="non-scaling-stroke" />
        </svg>
        <circle className={styles.end} cx="100%" cy={percent(yOf(last))} r="7" />
        {labelled.map((place) => (
          <text
            key={place}
            className={styles.label}
            x={percent(xOf(place))}
            y="100%"
            dy="1.9em"
            textAnchor={place === 0 ? 'start' : place === points.length - 1 ? 'end' : 'middle'}
          >
            {points[place]?.label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Returns the points that get a label: as many as fit, always including the first and last. */
function labelledPlaces(labels: readonly string[]): number[] {
  const last = labels.length - 1;
  for (let step = 1; step < last; step += 1) {
    const places = labels.flatMap((_, place) => (place % step === 0 ? [place] : []));
    const letters = places.reduce((sum, place) => sum + (labels[place]?.length ?? 0) + 2, 0);
    if (places.at(-1) === last && letters <= LETTERS_MAX) return places;
  }
  return [0, last];
}
