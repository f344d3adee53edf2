import { signedPounds } from '@upcurve/site-content/money/format';
import styles from './SumTable.module.css';

interface SumTableProps {
  title: string;
  /** For a table below a heading that says the same. */
  isTitleHidden?: boolean;
  /** Sums in pounds; `isSum` marks the sums of the rows above them. */
  rows: readonly { label: string; sum: number; isSum?: boolean }[];
}

export function SumTable({ title, isTitleHidden, rows }: SumTableProps) {
  return (
    <table className={styles.sums}>
      <caption className={isTitleHidden ? 'visually-hidden' : 'kicker'}>{title}</caption>
      <tbody>
        {rows.map(({ label, sum, isSum }) => (
          <tr key={label} data-sum={isSum}>
            <th scope="row">{label}</th>
            <td>{signedPounds(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
