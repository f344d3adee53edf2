import { pathThrough, placeCurve, shares } from '../place-curve.ts';
import styles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';

const strip = placeCurve({ x: 0, y: 84, width: 432, height: 216 });
const HALF = 62;
const FRAME = 42;
const along = (distance: number) => shares(28).map((t) => strip.beside(t, distance));
const line = (distance: number) => pathThrough(along(distance));
const cuts = [0.12, 0.34, 0.56, 0.78].map((t) =>
  pathThrough([strip.beside(t, FRAME), strip.beside(t, -FRAME)]),
);
const [drop, face, play] = [0.23, 0.45, 0.67].map((t) => {
  const { x, y } = strip.at(t);
  return `${Math.round(x)} ${Math.round(y)}`;
});
const end = strip.beside(1, HALF);

export function ContentDrawing() {
  return (
    <Drawing>
      <path
        className={styles.sheet}
        d={`${line(HALF)}L${pathThrough(along(-HALF).toReversed()).slice(1)}Z`}
      />
      <path
        className={styles.wash}
        d={`${pathThrough(shares(9).map((s) => strip.beside(0.56 + s * 0.22, FRAME)))}L${pathThrough(
          shares(9).map((s) => strip.beside(0.78 - s * 0.22, -FRAME)),
        ).slice(1)}Z`}
      />
      <path className={styles.holes} d={line(52)} />
      <path className={styles.holes} d={line(-52)} />
      <path className={styles.fine} d={line(FRAME)} />
      <path className={styles.fine} d={line(-FRAME)} />
      <path className={styles.ink} d={cuts.join('')} />
      <path className={styles.accent} d="M-14-16l42 16-42 16z" transform={`translate(${play}) rotate(-40)`} />
      <g transform={`translate(${face}) rotate(-16)`}>
        <circle className={styles.ink} cy="-9" r="14" />
        <path className={styles.ink} d="M-30 34c2-18 14-26 30-26s28 8 30 26" />
      </g>
      <g transform={`translate(${drop}) rotate(-8)`}>
        <path className={styles.ink} d="M0-24c12 15 17 23 17 32a17 17 0 0 1-34 0c0-9 5-17 17-32z" />
        <path className={styles.fine} d="M-9 9a9 9 0 0 0 9 9" />
      </g>
      <path className={styles.curve} pathLength="1" d={line(HALF)} />
      <circle className={styles.gold} cx={end.x.toFixed(1)} cy={end.y.toFixed(1)} r="7" />
    </Drawing>
  );
}
