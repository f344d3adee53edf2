import { pounds } from '@upcurve/site-content/money/format';
import { plans } from '@upcurve/site-content/pricing/plans';
import { employerCosts, hires, hiring } from '../../../content/pricing/page.ts';
import { Section } from '../../../layout/page/Section.tsx';
import sums from '../Sums.module.css';
import styles from './Hiring.module.css';
import { hiringCost } from './hiring-cost.ts';

const TWO_DAYS = 2 / 5;
const pays = hires.map(({ pay }) => pay);
const full = hiringCost(pays, employerCosts);
const part = hiringCost(pays, employerCosts, TWO_DAYS);
const { rows, columns } = hiring;
const lines = ['pay', 'insurance', 'pension', 'tools', 'total', 'month'] as const;
const bars = [
  { label: columns.full, sum: full.month },
  { label: columns.part, sum: part.month },
  { label: hiring.ours, sum: plans.rise.fee },
];

/** Compares the cost of nine employees with our fee; the calculation and its assumptions are folded. */
export function Hiring() {
  return (
    <Section title={hiring.title} lead={hiring.lead} shape="split">
      <ul className={styles.bars}>
        {bars.map(({ label, sum }, place) => (
          <li key={label} data-ours={place === 2 ? '' : undefined}>
            <p className={`amount ${styles.sum}`}>{pounds(sum)}</p>
            <p className="small">{place === 2 ? label : `${label}, ${rows.month.toLowerCase()}`}</p>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(sum / full.month) * 100} height="1" />
            </svg>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.source}`}>{hiring.source}</p>
      <details>
        <summary className="target reveal">{hiring.sums}</summary>
        <div className="scroll">
          <table className={sums.sums}>
            <caption>{hiring.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.item}</th>
                <th scope="col">{columns.full}</th>
                <th scope="col">{columns.part}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr
                  key={line}
                  data-ends={line === 'tools' || undefined}
                  data-result={line === 'month' || undefined}
                >
                  <th scope="row">{rows[line]}</th>
                  <td>{pounds(full[line])}</td>
                  <td>{pounds(part[line])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.notes}>
          {hiring.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <h3>{hiring.payTitle}</h3>
          <dl className="rows">
            {hires.map(({ role, pay }) => (
              <div key={role} className={styles.pay}>
                <dt>{role}</dt>
                <dd>{pounds(pay)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </Section>
  );
}
