import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** The container of blocks: fonts, line length, and the width of wide blocks. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
