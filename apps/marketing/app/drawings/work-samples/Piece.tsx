import type { ReactNode } from 'react';
import styles from './pieces.module.css';

interface PieceProps {
  /** Names the work that the sample shows. */
  caption: string;
  className?: string;
  children: ReactNode;
}

/** Frames a work sample, drawn like a document on a desk. */
export function Piece({ caption, className = '', children }: PieceProps) {
  return (
    <figure className={styles.piece}>
      <div className={`${styles.sheet} ${className}`}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
