import { fill, formatNumber, formatPounds } from '@upcurve/site-content/money/format';
import { type Figures, type Loss, speeds } from '@upcurve/site-content/money/model';
import { sums as words } from '../../../content/calculator.ts';

export function Sum({ figures, loss }: { figures: Figures; loss: Loss }) {
  const { patients, reachable, today, year } = loss;
  const perHundred = (share: number) => fill(words.perHundred, { share: formatNumber(share) });
  const rows: readonly (readonly [string, string, string])[] = [
    [words.enquiries, formatNumber(figures.enquiries), formatNumber(figures.enquiries)],
    [words.answeredAt, speeds[figures.speed].label, speeds.minutes.label],
    [words.patients, formatNumber(patients.today), formatNumber(patients.followedUp)],
    [words.returning, perHundred(figures.returning), perHundred(reachable)],
    [words.visits, formatNumber(figures.visits), formatNumber(figures.visits)],
    [words.value, formatPounds(figures.value), formatPounds(figures.value)],
    [words.revenue, formatPounds(today), formatPounds(today + year.likely)],
  ];
  const [, ...columns] = words.head;
  return (
    <div className="scroll">
      <table className="table figures">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, now, then]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td>{then}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="result">
            <th scope="row">{words.gap}</th>
            <td colSpan={2} className="accent">
              {formatPounds(year.likely)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
