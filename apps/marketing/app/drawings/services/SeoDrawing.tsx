import { placeCurve } from '../place-curve.ts';
import styles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';

const far = placeCurve({ x: 8, y: 24, width: 456, height: 292 });
const seen = far.at(0.61);
const middle = { x: Math.round(seen.x), y: Math.round(seen.y) };
const RADIUS = 104;
const ZOOM = 1.75;
/** The same curve magnified around the middle of the lens. */
const near = placeCurve({
  x: middle.x - ZOOM * (middle.x - 8),
  y: middle.y - ZOOM * (middle.y - 24),
  width: ZOOM * 456,
  height: ZOOM * 292,
});
const results = [40, 86, 132, 178, 224];

/** Draws the curve under a magnifying glass, which finds the clinic on it. */
export function SeoDrawing() {
  return (
    <Drawing>
      <clipPath id="seo-lens">
        <circle cx={middle.x} cy={middle.y} r={RADIUS} />
      </clipPath>
      {results.map((y) => (
        <path key={y} className={styles.fine} d={`M8 ${y}h58M8 ${y + 12}h118M8 ${y + 22}h96`} />
      ))}
      <path className={styles.ink} d={far.path} />
      <g transform={`translate(${middle.x} ${middle.y}) rotate(44)`}>
        <path className={styles.bold} d={`M${RADIUS + 14} 0h18`} />
        <rect className={styles.sheet} x={RADIUS + 30} y="-11" width="96" height="22" rx="11" />
      </g>
      <circle className={styles.sheet} cx={middle.x} cy={middle.y} r={RADIUS + 12} />
      <g clipPath="url(#seo-lens)">
        <path className={styles.wash} d={near.area} />
        <path className={styles.curve} pathLength="1" d={near.path} />
      </g>
      <circle className={styles.ink} cx={middle.x} cy={middle.y} r={RADIUS} />
      <path className={styles.fine} d={`M${middle.x - 80} ${middle.y - 30}a86 86 0 0 1 44-48`} />
      <g transform={`translate(${middle.x} ${middle.y}) scale(.8)`}>
        <path className={styles.accent} d="M0 0c-26-32-36-48-36-64a36 36 0 0 1 72 0c0 16-10 32-36 64z" />
        <circle className={styles.sheet} cy="-64" r="14" />
      </g>
      <circle className={styles.gold} cx="464" cy="24" r="7" />
    </Drawing>
  );
}
