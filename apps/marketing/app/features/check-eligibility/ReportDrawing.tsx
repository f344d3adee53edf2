import { curveAtWidth } from '../../drawings/curve.ts';
import { placeCurve } from '../../drawings/place-curve.ts';
import styles from '../../drawings/services/Drawing.module.css';

const rise = placeCurve({ x: 92, y: 36, width: 316, height: 212 });
const boxes = [268, 308, 348];

/** Draws a form whose ticks lead up to the curve. */
export function ReportDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 400" aria-hidden="true">
      <path className={styles.sheet} d="M92 20H352l36 36v332H92z" />
      <path className={styles.wash} d={`${rise.upTo(curveAtWidth((388 - 92) / 316))}V248H92z`} />
      <path className={styles.ink} d="M352 20v36h36M92 248H388" />
      <path className={styles.fine} d="M120 60h96M120 76h64" />
      {boxes.map((y, place) => (
        <g key={y}>
          <rect className={styles.ink} x="120" y={y} width="22" height="22" rx="4" />
          <path className={styles.curve} d={`M125 ${y + 11}l5 6 12-17`} />
          <path className={styles.fine} d={`M162 ${y + 11}h${[176, 132, 158][place]}`} />
        </g>
      ))}
      <path className={styles.curve} d={rise.path} />
      <circle className={styles.gold} cx="408" cy="36" r="8" />
    </svg>
  );
}
