import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** What blocks stand on: their type, their measure, and how wide those may be that are wider. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
