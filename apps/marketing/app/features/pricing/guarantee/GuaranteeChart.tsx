import { rules } from '@upcurve/site-content/pricing/plans';
import type { ReactNode } from 'react';
import { guarantee } from '../../../content/pricing/guarantee.ts';
import { CURVE_AREA, CURVE_BOX, CURVE_PATH, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import styles from './Guarantee.module.css';

/** The number of months in the chart, and the month at whose end the curve reaches the target. */
const MONTHS = 15;
const REACHED = 14;
const SCALE = REACHED / MONTHS;
const months = Array.from({ length: MONTHS }, (_, place) => place + 1);

const at = (month: number) => {
  const { x, y } = curveUpTo(curveAtWidth(month / REACHED)).point;
  return { x: x * SCALE, y };
};

const firstMeasured = at(rules.targetMonth - rules.measuredMonths + 1);
const lastMeasured = at(rules.targetMonth);
const end = at(REACHED);
const averageY = [10, 11, 12].reduce((sum, month) => sum + at(month).y, 0) / rules.measuredMonths;

const feeOf = (month: number) => (month <= rules.targetMonth || month > REACHED ? 'paid' : 'free');

/** Charts fifteen months of one clinic: turnover above, each month's fee below. Its caption says the same as text. */
export function GuaranteeChart({ children: caption }: { children: ReactNode }) {
  const { labels } = guarantee.example;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        <svg
          viewBox={`0 0 ${CURVE_BOX.width} ${CURVE_BOX.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <g transform={`scale(${SCALE} 1)`}>
            <path className={styles.ground} d={CURVE_AREA} />
          </g>
          <path
            className={styles.level}
            d={`M0 ${end.y}H1000M0 380H1000`}
            vectorEffect="non-scaling-stroke"
          />
          <path
            className={styles.measured}
            d={`M${firstMeasured.x - 1000 / MONTHS} ${averageY}H${lastMeasured.x}`}
            vectorEffect="non-scaling-stroke"
          />
          <path
            className="line-quiet"
            d={`M${lastMeasured.x} ${end.y}V400`}
            vectorEffect="non-scaling-stroke"
          />
          <g transform={`scale(${SCALE} 1)`}>
            <path className="line" d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
          </g>
          <path className={styles.dot} d={`M${end.x} ${end.y}h0.01`} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className={styles.target}>{labels.target}</span>
        <span className={styles.start}>{labels.start}</span>
        <span className={styles.average}>{labels.measured}</span>
      </div>
      <ol className={styles.months} aria-hidden="true">
        {months.map((month) => (
          <li key={month} data-fee={feeOf(month)}>
            {month}
          </li>
        ))}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <span data-fee="paid">{labels.fee}</span>
        <span data-fee="free">{labels.free}</span>
      </p>
      {caption}
    </figure>
  );
}
