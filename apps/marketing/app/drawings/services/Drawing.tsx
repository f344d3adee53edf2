import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

/** The canvas of a drawing: 480 × 400 units, decorative. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 400" aria-hidden="true">
      {children}
    </svg>
  );
}
