import { formatPounds } from '@upcurve/site-content/money/format';
import type { Loss } from '@upcurve/site-content/money/model';
import { chart } from '../../../content/calculator.ts';
import { LossChart } from '../chart/LossChart.tsx';
import styles from './LossByMonth.module.css';

/** Charts the twelve months, with the year's figures as its key. */
export function LossByMonth({ loss }: { loss: Loss }) {
  return (
    <div className={styles.chart}>
      <ul className={`cluster quiet ${styles.key}`}>
        <li data-mark="line">
          {chart.likely} <strong className={styles.strong}>{formatPounds(loss.year.likely)}</strong>
        </li>
        <li data-mark="band">
          {chart.band}{' '}
          <strong className={styles.strong}>
            {`${formatPounds(loss.year.low)} to ${formatPounds(loss.year.high)}`}
          </strong>
        </li>
      </ul>
      <LossChart loss={loss} />
    </div>
  );
}
