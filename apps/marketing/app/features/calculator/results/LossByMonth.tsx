import { fill, formatPounds } from '@upcurve/site-content/money/format';
import type { Loss } from '@upcurve/site-content/money/model';
import { chart } from '../../../content/calculator.ts';
import { LossChart } from '../chart/LossChart.tsx';
import styles from './LossByMonth.module.css';

const [monthHead = '', ...bandHeads] = chart.head;

/** Shows the twelve months as a chart and as a table. */
export function LossByMonth({ loss }: { loss: Loss }) {
  return (
    <div className={styles.chart}>
      <p className={`quiet ${styles.lead}`}>{chart.lead}</p>
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
      <div className={styles.plot}>
        <LossChart loss={loss} />
      </div>
      <details>
        <summary className="target reveal">{chart.show}</summary>
        {/* A wide table scrolls on its own, also by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable */}
        <section className="scroll" aria-label={chart.caption} tabIndex={0}>
          <table className={`table figures ${styles.table}`}>
            <caption>{chart.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{monthHead}</th>
                {bandHeads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {loss.months.map(({ low, likely, high }, index) => (
                <tr key={index}>
                  <th scope="row">
                    <span className="visually-hidden">{fill(chart.month, { month: '' })}</span>
                    {index + 1}
                  </th>
                  <td>{formatPounds(low)}</td>
                  <td>{formatPounds(likely)}</td>
                  <td>{formatPounds(high)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  );
}
