import { placeCurve } from '../place-curve.ts';
import styles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';

const BASE = 336;
const plot = placeCurve({ x: 76, y: 82, width: 338, height: 230 });
const stops = [0.11, 0.27, 0.42, 0.55, 0.66].map((t) => plot.at(t));

/** Draws a ledger: every point of the curve drops to its entry, and the last entry is a pound sign. */
export function TrackingDrawing() {
  return (
    <Drawing>
      <path className={styles.sheet} d="M48 30H324l28 28V372H48z" />
      <path className={styles.ink} d="M324 30v28h28" />
      <path className={styles.bold} d="M76 66H190" />
      <path className={styles.fine} d="M76 86H158" />
      <path className={styles.fine} d="M76 126H324M76 168H324M76 210H324M76 252H324M76 294H324" />
      <path className={styles.ink} d={`M76 ${BASE}H324`} />
      <path
        className={styles.dashed}
        d={stops.map(({ x, y }) => `M${x.toFixed(1)} ${(y + 12).toFixed(1)}V${BASE}`).join('')}
      />
      <path className={styles.ink} d={stops.map(({ x }) => `M${(x - 9).toFixed(1)} 350h18`).join('')} />
      <path className={styles.curve} pathLength="1" d={plot.path} />
      {stops.map(({ x, y }) => (
        <circle key={x} className={styles.sheet} cx={x.toFixed(1)} cy={y.toFixed(1)} r="6" />
      ))}
      <g transform="translate(414 82)">
        <circle className={styles.sheet} r="46" />
        <circle className={styles.wash} r="38" />
        <circle className={styles.fine} r="38" />
        <path
          className={styles.curve}
          d="M13-12c-2-7-7-10-12-10-8 0-12 5-12 12 0 9 5 12 5 20 0 6-3 10-8 13h29M-16 3h23"
        />
      </g>
    </Drawing>
  );
}
