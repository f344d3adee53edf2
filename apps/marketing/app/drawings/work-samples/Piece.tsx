import type { ReactNode } from 'react';
import styles from './pieces.module.css';

interface PieceProps {
  /** Names the work that the sample shows. */
  caption: string;
  surface?: 'ink' | 'blush';
  children: ReactNode;
}

/** Frames a work sample, drawn like a document on a desk. */
export function Piece({ caption, surface, children }: PieceProps) {
  return (
    <figure className={styles.piece}>
      <div className={`card ${styles.sheet}`} data-surface={surface}>
        {children}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
