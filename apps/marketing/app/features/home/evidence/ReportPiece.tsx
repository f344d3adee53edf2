import { pounds } from '@upcurve/site-content/money/format';
import { Link } from 'react-router';
import { reportPiece } from '../../../content/home/evidence.ts';
import buttons from '../../../layout/parts/button.module.css';
import styles from './Evidence.module.css';

/** Shows the middle part of a monthly report on paper. */
export function ReportPiece() {
  const { kicker, title, caption, columns, rows, total, link, to } = reportPiece;
  const sum = (part: 'treated' | 'turnover') => rows.reduce((all, row) => all + row[part], 0);
  return (
    <div>
      <p className="kicker">{kicker}</p>
      <h3 className={styles.name}>{title}</h3>
      <div className={styles.paper}>
        <table className={`table figures ${styles.sheet}`}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ source, treated, turnover }) => (
              <tr key={source}>
                <th scope="row">{source}</th>
                <td>{treated}</td>
                <td>{pounds(turnover)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <td>{sum('treated')}</td>
              <td>{pounds(sum('turnover'))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <Link to={to} className={buttons.quiet}>
        {link}
      </Link>
    </div>
  );
}
