import { pounds, poundsAndPence } from '@upcurve/site-content/money/format';
import { report } from '../../content/deliverables.ts';
import styles from './ReportTable.module.css';

const sum = (part: 'enquiries' | 'reached' | 'treated' | 'turnover') =>
  report.rows.reduce((total, row) => total + row[part], 0);

/** The middle of an example report: where a month's patients came from. */
export function ReportTable() {
  const { columns, rows, total } = report;
  return (
    <div className="scroll">
      <table className={`table figures ${styles.table}`}>
        <caption>{report.label}</caption>
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
  );
}
