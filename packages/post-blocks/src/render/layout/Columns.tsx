import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Two or three columns side by side, stacked on phones. */
export function Columns({ columns }: { columns: readonly ReactNode[] }) {
  return (
    <div className={styles.columns} data-count={columns.length}>
      {columns.map((column, place) => (
        <div key={place} className={styles.column}>
          {column}
        </div>
      ))}
    </div>
  );
}
