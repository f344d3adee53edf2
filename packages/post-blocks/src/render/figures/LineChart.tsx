import { type ChartBlock, scaleOf, shortFigure } from './chart-figures.ts';
import styles from './LineChart.module.css';

/** Maximum number of characters below a chart before labels overlap. */
const LETTERS_MAX = 48;

/** A smooth line through the points that never overshoots them, with a dot at its end. */
export function LineChart({ block: { points, unit } }: { block: ChartBlock }) {
  const values = points.map(({ value }) => value);
  const { low, high, ticks } = scaleOf(values);
  const xOf = (place: number) => place / (points.length - 1);
  const yOf = (value: number) => 1 - (value - low) / (high - low);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const path = smoothPath(values.map((value, place) => ({ x: xOf(place) * 1000, y: yOf(value) * 400 })));
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

interface Point {
  x: number;
  y: number;
}

/**
 * Returns a smooth SVG path through points from left to right that does not overshoot between neighbours (slopes by
 * Fritsch and Butland, 1984).
 */
function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = points.slice(1).map(({ x, y }, place) => {
    const before = points[place] as Point;
    return (y - before.y) / (x - before.x);
  });
  const tangents = points.map((_, place) => {
    const before = slopes[place - 1];
    const after = slopes[place];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const text = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return points.slice(1).reduce(
    (path, { x, y }, place) => {
      const from = points[place] as Point;
      const third = (x - from.x) / 3;
      const leaving = text(from.x + third, from.y + third * (tangents[place] ?? 0));
      const arriving = text(x - third, y - third * (tangents[place + 1] ?? 0));
      return `${path}C${leaving} ${arriving} ${text(x, y)}`;
    },
    `M${text(first.x, first.y)}`,
  );
}
