import type { ReactNode } from 'react';
import styles from './pieces.module.css';

interface PieceProps {
  /** The work that it is an example of. */
  caption: string;
  className?: string;
  children: ReactNode;
}

/** A piece of a service's work, drawn as it would lie on the desk. */
export function Piece({ caption, className = '', children }: PieceProps) {
  return (
    <figure className={styles.piece}>
      <div className={`${styles.sheet} ${className}`}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
