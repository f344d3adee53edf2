import { MONTHS } from '@upcurve/site-content/money/model';
import { start } from '../../../content/calculator.ts';
import { CURVE_BOX, CURVE_PATH, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import pens from '../../../drawings/services/Drawing.module.css';
import styles from './CoinsDrawing.module.css';

/** Vertical scale of the curve's box. */
const STRETCH = 1.5;
const TABLE = 600;
const FLOOR = 570;
/** Today's revenue as a share of the possible revenue, for the drawing only. */
const TODAY = 0.5;
const COIN = { width: 50, height: 15 };

const reachable = (y: number) => y * STRETCH;
const today = (y: number) => FLOOR - (FLOOR - reachable(y)) * TODAY;
const at = (x: number) => curveUpTo(curveAtWidth(x / CURVE_BOX.width)).point.y;

/** One stack of coins per month, from today's revenue up to the possible one. */
const stacks = Array.from({ length: MONTHS }, (_, month) => {
  const x = ((month + 0.5) / MONTHS) * CURVE_BOX.width;
  const bottom = today(at(x + COIN.width / 2)) - 6;
  const top = reachable(at(x - COIN.width / 2)) + 6;
  const coins = Math.max(0, Math.floor((bottom - top) / COIN.height));
  return { x, coins: Array.from({ length: coins }, (_, place) => bottom - (place + 1) * COIN.height) };
});

const mapped = (height: (y: number) => number) =>
  CURVE_PATH.replace(/([\d.]+) ([\d.]+)/g, (_all, x: string, y: string) => `${x} ${height(Number(y))}`);

/** Draws the curve a clinic could follow, its actual curve, and coins stacked in between. */
export function CoinsDrawing() {
  const { width } = CURVE_BOX;
  return (
    <svg className={pens.drawing} viewBox={`-10 -30 ${width + 30} ${TABLE + 50}`} aria-hidden="true">
      {stacks.map(({ x, coins }) =>
        coins.map((y) => (
          <rect
            key={y}
            className={styles.coin}
            x={(x - COIN.width / 2).toFixed(1)}
            y={y.toFixed(1)}
            width={COIN.width}
            height={COIN.height - 4}
            rx="4"
          />
        )),
      )}
      <path className={pens.curve} d={mapped(reachable)} />
      <path className={pens.bold} d={mapped(today)} />
      <path className={pens.fine} d={`M0 ${TABLE}H${width}`} />
      <circle className="fill-accent" cx={width} cy={reachable(20)} r="11" />
      <text className={styles.strong} x={width - 50} y="34" textAnchor="end">
        {start.drawing.reachable}
      </text>
      <text className={styles.words} x={width} y="470" textAnchor="end">
        {start.drawing.today}
      </text>
      <text className={styles.gap} x="440" y="288" textAnchor="end">
        {start.drawing.gap}
      </text>
      <path className={styles.pointer} d="M458 278C560 278 640 300 690 352" />
    </svg>
  );
}
