import { pounds, poundsAndPence } from '@upcurve/site-content/money/format';
import { report } from '../../content/deliverables.ts';
import { Section } from '../../layout/page/Section.tsx';
import styles from './Report.module.css';

const sum = (part: 'enquiries' | 'reached' | 'treated' | 'turnover') =>
  report.rows.reduce((total, row) => total + row[part], 0);

/** Shows the middle part of a monthly report. */
export function Report() {
  const { title, lead, label, heading, columns, rows, total, reading } = report;
  return (
    <Section id="report" title={title} lead={lead} surface="blush" shape="split">
      <figure className={styles.sheet}>
        <figcaption className="kicker">{label}</figcaption>
        <h3 className={styles.heading}>{heading}</h3>
        <div className="scroll">
          <table className={`table figures ${styles.table}`}>
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ source, enquiries, reached, treated, turnover, spent }) => (
                <tr key={source}>
                  <th scope="row">
                    {source}
                    {spent > 0 && (
                      <span className="small">{report.perPound(poundsAndPence(turnover / spent))}</span>
                    )}
                  </th>
                  <td>{enquiries}</td>
                  <td>{reached}</td>
                  <td>{treated}</td>
                  <td>{pounds(turnover)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{total}</th>
                <td>{sum('enquiries')}</td>
                <td>{sum('reached')}</td>
                <td>{sum('treated')}</td>
                <td>{pounds(sum('turnover'))}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        <dl className={styles.reading}>
          {reading.map(({ term, detail }) => (
            <div key={term}>
              <dt className="strong">{term}</dt>
              <dd className="quiet">{detail}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </Section>
  );
}
