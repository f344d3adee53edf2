import { placeCurve, shares } from '../place-curve.ts';
import styles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';

const MIDDLE = 186;
const loudness = placeCurve({ x: 4, y: MIDDLE - 136, width: 316, height: 136 });
const quiet = placeCurve({ x: 4, y: MIDDLE + 136, width: 316, height: -136 });
const bars = shares(34)
  .map((t, index) => {
    const { x, y } = loudness.at(t * 0.97);
    // Combines two rhythms that never align, so the result looks like speech.
    const beat = 0.3 + 0.6 * Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.45));
    const half = (MIDDLE - y) * beat;
    return `M${x.toFixed(1)} ${(MIDDLE - half).toFixed(1)}V${(MIDDLE + half).toFixed(1)}`;
  })
  .join('');
const grille = [98, 114, 130, 146, 162].map((y) => `M352 ${y}h76`).join('');

/** Draws the curve as the loudness of a voice on its way into the microphone. */
export function PodcastDrawing() {
  return (
    <Drawing>
      <path className={styles.wash} d={`${loudness.area}${quiet.area}`} />
      <path className={styles.ink} d={bars} />
      <path className={styles.fine} d={quiet.path} />
      <path className={styles.curve} pathLength="1" d={loudness.path} />
      <circle className={styles.gold} cx="320" cy="50" r="7" />
      <rect className={styles.sheet} x="340" y="62" width="100" height="196" rx="50" />
      <path className={styles.fine} d={grille} />
      <path className={styles.ink} d="M340 184h100M340 192h100" />
      <path className={styles.accent} d="M384 218a6 6 0 1 0 12 0 6 6 0 1 0-12 0z" />
      <path className={styles.ink} d="M316 176v32a74 74 0 0 0 148 0v-32" />
      <path className={styles.ink} d="M390 282v72M342 368c0-9 18-14 48-14s48 5 48 14z" />
    </Drawing>
  );
}
