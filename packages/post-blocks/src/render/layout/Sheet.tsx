import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** The container of blocks. Sets fonts, line length, and the width of wide blocks. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

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

export function Divider() {
  return <hr className={styles.divider} />;
}
