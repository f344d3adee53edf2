import { pounds } from '@upcurve/site-content/money/format';
import { reportPiece } from '../../../content/home/evidence.ts';

/** Shows the middle part of a monthly report. */
export function ReportSheet() {
  const { caption, columns, rows, total } = reportPiece;
  const sum = (part: 'treated' | 'turnover') => rows.reduce((all, row) => all + row[part], 0);
  return (
    <table className="table figures">
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
        <tr className="strong">
          <th scope="row">{total}</th>
          <td>{sum('treated')}</td>
          <td>{pounds(sum('turnover'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
