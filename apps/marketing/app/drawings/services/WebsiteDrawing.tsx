import { placeCurve } from '../place-curve.ts';
import styles from './Drawing.module.css';
import { Drawing } from './Drawing.tsx';

const rise = placeCurve({ x: 40, y: 28, width: 416, height: 284 });

/** Draws a page whose curve leaves the window at the top, next to its telephone. */
export function WebsiteDrawing() {
  return (
    <Drawing>
      <clipPath id="website-page">
        <rect x="40" y="86" width="340" height="234" />
      </clipPath>
      <rect className={styles.sheet} x="40" y="52" width="340" height="272" rx="10" />
      <path className={styles.wash} d={rise.area} clipPath="url(#website-page)" />
      <rect className={styles.ink} x="40" y="52" width="340" height="272" rx="10" />
      <path className={styles.ink} d="M40 86H380" />
      <path className={styles.dots} d="M60 69h0M76 69h0M92 69h0" />
      <rect className={styles.fine} x="120" y="60" width="170" height="18" rx="9" />
      <path className={styles.bold} d="M68 122H216M68 144H172" />
      <path className={styles.fine} d="M66 172H206M66 184H192M66 196H201" />
      <rect className={styles.accent} x="66" y="216" width="98" height="32" rx="16" />
      <path className={styles.sheet} d="M146 234l7 27 6.5-9 9 11 5-4-9-11 10-3.5z" />
      <path className={styles.curve} pathLength="1" d={rise.path} />
      <circle className={styles.gold} cx="456" cy="28" r="7" />
      <rect className={styles.sheet} x="322" y="176" width="110" height="196" rx="18" />
      <path className={styles.ink} d="M364 190h26" />
      <path className={styles.bold} d="M344 222h46" />
      <path className={styles.fine} d="M342 240h68M342 251h56" />
      <path className={styles.wash} d={placeCurve({ x: 323, y: 262, width: 108, height: 62 }).area} />
      <path className={styles.ink} d={placeCurve({ x: 323, y: 262, width: 108, height: 62 }).path} />
      <rect className={styles.accent} x="342" y="334" width="70" height="22" rx="11" />
    </Drawing>
  );
}
