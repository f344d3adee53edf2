import { type Point, placeCurve } from '../place-curve.ts';
import styles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';

const stem = placeCurve({ x: 52, y: 62, width: 368, height: 268 });
/** The branches: start on the stem, size, and whether a known person is at the end. */
const twigs = [
  { t: 0.3, width: -64, height: 118, radius: 24 },
  { t: 0.36, width: 176, height: 44, radius: 21 },
  { t: 0.54, width: -76, height: 126, radius: 26 },
  { t: 0.6, width: 140, height: 62, radius: 23 },
  { t: 0.78, width: -60, height: 96, radius: 21 },
].map(({ t, width, height, radius }) => {
  const { x, y } = stem.at(t);
  const twig = placeCurve({ x, y: y - height, width, height });
  return { path: twig.path, end: twig.at(1), radius };
});
const shoots = [twigs[0], twigs[2]].flatMap((twig) => {
  if (!twig) return [];
  const { x, y } = twig.end;
  return [
    placeCurve({ x, y: y - 66, width: -36, height: 44 }),
    placeCurve({ x, y: y - 70, width: 38, height: 48 }),
  ];
});

function Person({ x, y, radius }: Point & { radius: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${radius / 20})`}>
      <circle className={styles.sheet} r="20" />
      <circle className={styles.ink} cy="-4" r="6" />
      <path className={styles.ink} d="M-11 15c1-7 5-10 11-10s10 3 11 10" />
    </g>
  );
}

/** Draws the curve as a stem whose branches are copies of the same curve. */
export function ReferralDrawing() {
  return (
    <Drawing>
      <path className={styles.fine} d={shoots.map(({ path }) => path).join('')} />
      <path className={styles.ink} d={twigs.map(({ path }) => path).join('')} />
      <path
        className={styles.dots}
        d={shoots.map(({ at }) => `M${at(1).x.toFixed(1)} ${at(1).y.toFixed(1)}h0`).join('')}
      />
      <path className={styles.curve} pathLength="1" d={stem.path} />
      {twigs.map(({ end, radius }) => (
        <Person key={end.x} {...end} radius={radius} />
      ))}
      <circle className={styles.gold} cx="420" cy="62" r="7" />
      <circle className={styles.wash} cx="52" cy="330" r="36" />
      <circle className={styles.accent} cx="52" cy="322" r="10" />
      <path className={styles.accent} d="M33 353c1-14 8-19 19-19s18 5 19 19z" />
    </Drawing>
  );
}
