import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

/** The sheet that a drawing stands on: 480 × 400 units, for the eye only. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 400" aria-hidden="true">
      {children}
    </svg>
  );
}
