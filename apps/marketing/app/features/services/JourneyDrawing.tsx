import { serviceGroups } from '../../content/services/overview.ts';
import { stepPoints } from '../../drawings/curve.ts';
import { placeCurve } from '../../drawings/place-curve.ts';
import styles from '../../drawings/services/Drawing.module.css';

const FOOT = 330;
const rise = placeCurve({ x: 0, y: 40, width: 480, height: FOOT - 40 });
const stops = stepPoints(serviceGroups.flatMap(({ ids }) => ids).length).map((t) => ({ t, ...rise.at(t) }));

/** The stages with their first and last service on the curve. */
const stages = serviceGroups.map(({ title, ids }, place) => {
  const before = serviceGroups.slice(0, place).reduce((sum, group) => sum + group.ids.length, 0);
  return { title, first: stops[before]!, last: stops[before + ids.length - 1]! }; // One stop for each service.
});

/** Draws the rising curve with a dot for each service, grouped by the stages of the patient's journey. */
export function JourneyDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 400" aria-hidden="true">
      <path className={styles.wash} d={rise.area} />
      {stages.map(({ title, first, last }, place) => (
        <g key={title}>
          <path
            className={styles.fine}
            d={`M${first.x} ${first.y + 14}V${FOOT + 12}H${last.x}V${last.y + 14}`}
          />
          <text
            // The last label would be wider than the drawing around its middle.
            x={place === stages.length - 1 ? 480 : (first.x + last.x) / 2}
            y={FOOT + 32}
            textAnchor={place === stages.length - 1 ? 'end' : 'middle'}
            fontSize="12.5"
            fill="currentColor"
          >
            {title}
          </text>
        </g>
      ))}
      <path className={styles.curve} d={rise.path} />
      {stops.map(({ t, x, y }, place) =>
        place === stops.length - 1 ? (
          <circle key={t} className={styles.gold} cx={x} cy={y} r="10" />
        ) : (
          <circle key={t} className={styles.accent} cx={x} cy={y} r="7" />
        ),
      )}
    </svg>
  );
}
