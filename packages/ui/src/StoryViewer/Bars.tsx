import type { RefObject } from 'react';
import styles from './Bars.module.css';

interface BarsProps {
  count: number;
  /** The place of the segment that is on. */
  current: number;
  /** Its bar does not fill, it is full. */
  isFull: boolean;
  /** Fills its bar. */
  bar: RefObject<HTMLSpanElement | null>;
}

/** How far a story has come: a bar for each segment. What it shows is said in words elsewhere. */
export function Bars({ count, current, isFull, bar }: BarsProps) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} data-full={place < current || (place === current && isFull) || undefined}>
          {place === current && !isFull && <span ref={bar} />}
        </span>
      ))}
    </div>
  );
}
