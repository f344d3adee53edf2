import { invoice } from '../../../content/pricing/detail.ts';
import { agency } from '../../../content/site/company.ts';
import styles from './FirstInvoice.module.css';
import type { FirstInvoiceFacts } from './first-invoice.ts';

export function FirstInvoice({ facts, lines }: FirstInvoiceFacts) {
  const { heading, note, to } = invoice;
  return (
    <section id="invoice" className={styles.sheet} aria-labelledby="invoice-title">
      <header className={styles.head}>
        <h2 id="invoice-title">{heading}</h2>
        <p>
          <strong>{agency.name}</strong>
          <span className="small">{note}</span>
        </p>
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
              <dt className="quiet">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="scroll">
        <InvoiceLines lines={lines} />
      </div>
    </section>
  );
}

export function InvoiceLines({ lines }: Pick<FirstInvoiceFacts, 'lines'>) {
  const { columns } = invoice;
  return (
    <table className="table figures">
      <thead>
        <tr>
          <th scope="col">{columns.item}</th>
          <th scope="col">{columns.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, label, sum, how }) => (
          <tr key={id} className={id === 'total' ? 'result' : undefined}>
            <th scope="row">
              {label}
              {how && <span className="small block">{how}</span>}
            </th>
            <td>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
