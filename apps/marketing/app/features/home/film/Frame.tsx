import type { ReactNode } from 'react';
import styles from './scenes.module.css';

/** The canvas of a scene, 800 × 450 units. On phones only the central square is visible. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
