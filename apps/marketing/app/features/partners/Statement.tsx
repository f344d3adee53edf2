import { partnerStatement } from '../../content/partners.ts';
import type { PartnerStatement } from './partner-statement.ts';
import styles from './Statement.module.css';

/** Shows a partner's statement: a year with one clinic, month by month. */
export function Statement({ dated, months, total, clinic }: PartnerStatement) {
  const { title, example, to, columns, earned } = partnerStatement;
  return (
    <section id="sums" className={styles.sheet} data-surface="paper" aria-labelledby="statement-title">
      <header className={styles.head}>
        <h2 id="statement-title">{title}</h2>
        <p className="small">
          {example} · {dated}
          <br />
          {to} · {clinic}
        </p>
      </header>
      <div className="scroll">
        <table className={`table figures ${styles.months}`} aria-labelledby="statement-title">
          <thead>
            <tr>
              {[columns.month, columns.paid, columns.share, columns.sum].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, paid, share, sum }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{paid}</td>
                <td>{share}</td>
                <td>{sum}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {earned}
              </th>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
