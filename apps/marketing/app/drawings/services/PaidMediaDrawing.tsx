import { pathThrough, placeCurve, shares } from '../place-curve.ts';
import styles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';

const MIDDLE = 200;
const horn = (spread: number) =>
  [
    placeCurve({ x: 74, y: MIDDLE - 12 - spread, width: 236, height: spread }),
    placeCurve({ x: 74, y: MIDDLE + 12 + spread, width: 236, height: -spread }),
  ] as const;
const [upper, lower] = horn(132);
const inner = horn(74).map(({ path }) => path);
const inside = [upper, lower].flatMap((edge, side) => {
  const points = shares(16).map((t) => edge.at(t));
  return side === 0 ? points : points.toReversed();
});

/** Returns a sound wave around the mouth of the horn, open on both sides. */
function ring(radius: number): string {
  const x = (296 + radius * Math.cos(0.62)).toFixed(1);
  const rise = radius * Math.sin(0.62);
  return `M${x} ${(MIDDLE - rise).toFixed(1)}A${radius} ${radius} 0 0 1 ${x} ${(MIDDLE + rise).toFixed(1)}`;
}

/** The curve and its reflection form a horn; the people it reaches are in front of it. */
export function PaidMediaDrawing() {
  return (
    <Drawing>
      <path className={styles.wash} d={`${pathThrough(inside)}Z`} />
      <ellipse className={styles.sheet} cx="310" cy={MIDDLE} rx="30" ry="144" />
      <ellipse className={styles.fine} cx="310" cy={MIDDLE} rx="19" ry="112" />
      <ellipse className={styles.fine} cx="310" cy={MIDDLE} rx="9" ry="74" />
      {inner.map((path) => (
        <path key={path} className={styles.fine} d={path} />
      ))}
      <path className={styles.ink} d={lower.path} />
      <path className={styles.sheet} d="M74 184H52a8 8 0 0 0-8 8v16a8 8 0 0 0 8 8h22z" />
      <path
        className={styles.ink}
        d="M118 213c0 26 4 56 14 84 3 9 12 13 20 10s12-11 9-20c-8-22-12-46-12-71"
      />
      <path className={styles.ink} d={ring(92)} />
      <path className={styles.ink} d={ring(126)} />
      <path className={styles.fine} d={ring(160)} />
      <circle className={styles.sheet} cx="381" cy="165" r="7" />
      <circle className={styles.sheet} cx="415" cy="239" r="7" />
      <circle className={styles.sheet} cx="438" cy="128" r="7" />
      <circle className={styles.accent} cx="422" cy={MIDDLE} r="10" />
      <path className={styles.curve} pathLength="1" d={upper.path} />
      <circle className={styles.gold} cx="310" cy="56" r="7" />
    </Drawing>
  );
}
