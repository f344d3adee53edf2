import { rules } from '@upcurve/site-content/pricing/plans';
import { guaranteePiece } from '../../../content/home/evidence.ts';
import { guaranteeExample } from '../../../content/pricing/guarantee-example.ts';
import { CURVE_BOX, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import styles from './Cost.module.css';

/** The months drawn, the month in which the curve reaches the target, and the months without a fee. */
const MONTHS = Array.from({ length: 15 }, (_, place) => place + 1);
const REACHED = 14;
const isFree = (month: number) => month > rules.targetMonth && month <= REACHED;

/** In percent of the height: the target, and in proportion the turnover before the first month. */
const TARGET = 88;
const START = (TARGET * guaranteeExample.baseline) / guaranteeExample.target;
const heightIn = (month: number) => {
  const { y } = curveUpTo(curveAtWidth(Math.min(1, month / REACHED))).point;
  return START + (TARGET - START) * ((380 - y) / (CURVE_BOX.height - 40));
};
const bar = (month: number) => {
  const height = heightIn(month).toFixed(1);
  return `M${month * 10 - 9} 100v-${height}h8v${height}z`;
};

/** The text below a bar. Other months have none, because fifteen numbers collide on phones. */
const labelOf = (month: number) => {
  if (isFree(month)) return guaranteePiece.free;
  return month === 1 || month === rules.targetMonth ? `${guaranteePiece.month} ${month}` : undefined;
};

/** Draws fifteen months of the guarantee's worked example: turnover as bars; below them, the months without a fee. */
export function GuaranteePiece() {
  const { target, start, text } = guaranteePiece;
  return (
    <figure className={styles.guarantee}>
      <div className={styles.plot} aria-hidden="true">
        <span>{target}</span>
        <div className={styles.bars}>
          <svg viewBox="0 0 150 100" preserveAspectRatio="none" aria-hidden="true">
            {MONTHS.map((month) => (
              <path key={month} d={bar(month)} data-free={isFree(month) || undefined} />
            ))}
            <path className={styles.target} d={`M0 ${100 - TARGET}H150`} vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.start}>{start}</span>
        </div>
        <ol className={styles.months}>
          {MONTHS.map((month) => (
            <li key={month} data-free={isFree(month) || undefined}>
              {labelOf(month)}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="small measure">{text}</figcaption>
    </figure>
  );
}
