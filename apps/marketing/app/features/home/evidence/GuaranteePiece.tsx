import { Link } from 'react-router';
import { guaranteePiece } from '../../../content/home/evidence.ts';
import { guaranteeExample } from '../../../content/pricing/guarantee-example.ts';
import { CURVE_BOX, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import motion from '../../../drawings/motion.module.css';
import buttons from '../../../layout/parts/button.module.css';
import styles from './Evidence.module.css';

/** The months drawn, the month in which the curve reaches the target, and the months without a fee. */
const MONTHS = Array.from({ length: 15 }, (_, place) => place + 1);
const REACHED = 14;
const isFree = (month: number) => month === 13 || month === REACHED;

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

/** Draws fifteen months of the guarantee's worked example: turnover as bars, with the fee below each. */
export function GuaranteePiece() {
  const { kicker, title, target, start, free, text, link, to } = guaranteePiece;
  return (
    <figure className={motion.inView}>
      <p className="kicker">{kicker}</p>
      <h3 className={styles.name}>{title}</h3>
      <div className={styles.plot} aria-hidden="true">
        <span>{target}</span>
        <div className={styles.bars}>
          <svg className={motion.inTurn} viewBox="0 0 150 100" preserveAspectRatio="none" aria-hidden="true">
            {MONTHS.map((month) => (
              <path
                key={month}
                className={motion.column}
                d={bar(month)}
                data-free={isFree(month) || undefined}
              />
            ))}
            <path className={styles.target} d={`M0 ${100 - TARGET}H150`} vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.start}>{start}</span>
        </div>
        <ol className={styles.fees}>
          {MONTHS.map((month) => (
            <li key={month} data-free={isFree(month) || undefined}>
              {isFree(month) ? free : month}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="small measure">{text}</figcaption>
      <Link to={to} className={buttons.quiet}>
        {link}
      </Link>
    </figure>
  );
}
