import { placeCurve } from '../place-curve.ts';
import styles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';

const before = placeCurve({ x: 20, y: 208, width: 440, height: 140 });
const after = placeCurve({ x: 20, y: 44, width: 440, height: 304 });
const STEP = 27;

function heightAt(curve: typeof before, x: number): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 16; round += 1) {
    const middle = (low + high) / 2;
    if (curve.at(middle).x < x) low = middle;
    else high = middle;
  }
  return curve.at(low).y;
}

const fields = { dots: '', dotsWon: '', dotsLost: '' };
for (let x = 34; x <= 452; x += STEP) {
  for (let y = 337; y >= 40; y -= STEP) {
    const kind = y > heightAt(before, x) + 5 ? 'dots' : y > heightAt(after, x) + 8 ? 'dotsWon' : 'dotsLost';
    fields[kind] += `M${x} ${y}h0`;
  }
}

/** Draws visitors as a field of dots: those below the dashed line came before, those between the lines are new. */
export function ConversionDrawing() {
  return (
    <Drawing>
      <path className={styles.wash} d={after.area} />
      <path className={styles.dotsLost} d={fields.dotsLost} />
      <path className={styles.dots} d={fields.dots} />
      <path className={styles.dotsWon} d={fields.dotsWon} />
      <path className={styles.ink} strokeDasharray="6 6" d={before.path} />
      <path className={styles.curve} pathLength="1" d={after.path} />
      <circle className={styles.gold} cx="460" cy="44" r="7" />
    </Drawing>
  );
}
