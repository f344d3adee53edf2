import type { BlockOf } from '../../schema.ts';
import { Text } from '../text/Text.tsx';
import styles from './Comparison.module.css';

/** Compares two states row by row. On phones each row is a small list. */
export function Comparison({ block: { caption, before, after, rows } }: { block: BlockOf<'comparison'> }) {
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <td />
          <th scope="col">{before || 'Before'}</th>
          <th scope="col">{after || 'After'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            <th scope="row">{row.label}</th>
            <td>
              <span className={styles.label}>{before || 'Before'}: </span>
              <Text>{row.before}</Text>
            </td>
            <td className={styles.after}>
              <span className={styles.label}>{after || 'After'}: </span>
              <Text>{row.after}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
