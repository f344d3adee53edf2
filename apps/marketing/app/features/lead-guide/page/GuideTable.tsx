import type { BlockOf } from '@upcurve/post-blocks/schema';
import { Text } from '../../../prose/Text.tsx';
import styles from './GuideTable.module.css';

/** A table of sentences. On phones each row becomes a small list, with the column's heading before each cell. */
export function GuideTable({ block: { caption, head, rows } }: { block: BlockOf<'table'> }) {
  const [, ...heads] = head;
  return (
    <table className={`table ${styles.table}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row" className="strong">
              <Text>{first}</Text>
            </th>
            {others.map((cell, place) => (
              <td key={heads[place]}>
                <span className={`quiet ${styles.label}`} data-unsearched="">
                  {heads[place]}:{' '}
                </span>
                <Text>{cell}</Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
