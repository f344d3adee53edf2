import { pathThrough, placeCurve, shares } from '../place-curve.ts';
import styles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';

const cord = placeCurve({ x: 6, y: 226, width: 298, height: 130 });
const TURNS = 15;
const RADIUS = 15;
const coil = pathThrough(
  shares(TURNS * 12 + 1).map((t) => {
    const { x, y } = cord.at(t);
    const turn = t * TURNS * 2 * Math.PI;
    return { x: x + RADIUS * Math.sin(turn), y: y - RADIUS + RADIUS * Math.cos(turn) };
  }),
);
const ticks = Array.from({ length: 12 }, (_, hour) => {
  const [sin, cos] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
  return pathThrough([
    { x: 60 * sin, y: -60 * cos },
    { x: 66 * sin, y: -66 * cos },
  ]);
}).join('');

/** The telephone cord rises along the curve to the receiver; the clock shows the first five minutes. */
export function SalesDrawing() {
  return (
    <Drawing>
      <g transform="translate(122 138)">
        <circle className={styles.sheet} r="78" />
        <path className={styles.wash} d="M0 0V-66A66 66 0 0 1 33-57.2Z" />
        <path className={styles.ink} d={ticks} />
        <path className={styles.ink} d="M0 0V-50M0 0L33-57" />
        <circle className={styles.accent} r="4.5" />
      </g>
      <path className={styles.curve} d={coil} pathLength="1" />
      <g transform="translate(366 128) rotate(-52)">
        <path
          className={styles.sheet}
          d="M-92 22c-14-2-22-15-19-29C-107-30-66-58 0-58s107 28 111 51c3 14-5 27-19 29l-30 4c-11 1-20-6-22-16l-3-14c-12-5-24-7-37-7s-25 2-37 7l-3 14c-2 10-11 17-22 16z"
        />
        <path className={styles.fine} d="M-96-12c16-18 50-30 96-30s80 12 96 30" />
        <path className={styles.fine} d="M-84 8l28 4M84 8l-28 4" />
      </g>
      <circle className={styles.gold} cx="155" cy="81" r="6" />
    </Drawing>
  );
}
