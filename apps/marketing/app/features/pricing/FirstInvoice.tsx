import { poundsAndPence } from '../../content/pounds.ts';
import { invoice, invoiceExample } from '../../content/pricing/detail.ts';
import { addOns, plans, rules } from '../../content/pricing/plans.ts';
import { Section } from '../../layout/Section.tsx';
import { CURVE_PATH } from '../../motif/curve.ts';
import styles from './FirstInvoice.module.css';
import { invoiceSums } from './invoice-sums.ts';

const { fee } = plans[invoiceExample.plan];
const sums = invoiceSums({
  fee,
  daysServed: invoiceExample.daysServed,
  daysInMonth: invoiceExample.daysInMonth,
  extra: addOns.find(({ id }) => id === invoiceExample.addOn)?.price ?? 0,
  vatPercent: rules.vatPercent,
});

/** What a first invoice looks like, to the penny. */
export function FirstInvoice() {
  const { title, lead, heading, note, to, facts, columns, rows, comments } = invoice;
  const lines = [
    { id: 'plan', label: rows.plan, sum: sums.plan, how: invoice.sums.plan(fee) },
    { id: 'addOn', label: rows.addOn, sum: sums.extra },
    { id: 'net', label: rows.net, sum: sums.net },
    { id: 'vat', label: rows.vat, sum: sums.vat },
    { id: 'total', label: rows.total, sum: sums.total },
  ];
  return (
    <Section id="invoice" title={title} lead={lead} surface="blush" shape="split">
      <div className={styles.sheet}>
        <svg className={styles.mark} viewBox="0 0 1000 400" aria-hidden="true">
          <path d={CURVE_PATH} fill="none" stroke="var(--accent)" strokeWidth="26" />
        </svg>
        <header className={styles.head}>
          <h3>{heading}</h3>
          <p>{note}</p>
        </header>
        <div className={styles.facts}>
          <p>
            {to.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <dl>
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.item}</th>
              <th scope="col">{columns.sum}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, label, sum, how }) => (
              <tr key={id} data-line={id}>
                <th scope="row">
                  {label}
                  {how && <span className={styles.how}>{how}</span>}
                </th>
                <td>{poundsAndPence(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <li key={comment}>{comment}</li>
        ))}
      </ul>
    </Section>
  );
}
