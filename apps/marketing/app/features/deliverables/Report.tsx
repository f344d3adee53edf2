import { report } from '../../content/deliverables.ts';
import { pounds, poundsAndPence } from '../../content/pounds.ts';
import { Section } from '../../layout/Section.tsx';
import { CURVE_PATH, curveAtWidth, curveUpTo } from '../../motif/curve.ts';
import styles from './Report.module.css';

const sum = (part: 'enquiries' | 'reached' | 'treated' | 'turnover') =>
  report.rows.reduce((total, row) => total + row[part], 0);

/** Four months into the fourteen of the worked example. */
const now = curveUpTo(curveAtWidth(0.42));

/** The middle of a monthly report. */
export function Report() {
  const { title, lead, label, heading, columns, rows, total, reading } = report;
  return (
    <Section id="report" title={title} lead={lead} surface="blush" shape="split">
      <figure className={styles.sheet}>
        <figcaption className={styles.label}>{label}</figcaption>
        <h3 className={styles.heading}>{heading}</h3>
        <svg className={styles.curve} viewBox="-8 0 1016 410" fill="none" aria-hidden="true">
          <path d={CURVE_PATH} className={styles.ahead} />
          <path d={now.path} className={styles.done} />
          <circle cx={now.point.x} cy={now.point.y} r="14" />
        </svg>
        <table className={styles.table}>
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
                  {spent > 0 && <span>{report.perPound(poundsAndPence(turnover / spent))}</span>}
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
        <dl className={styles.reading}>
          {reading.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </Section>
  );
}
