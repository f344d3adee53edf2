import type { RefObject } from 'react';
import styles from './Bars.module.css';

interface BarsProps {
  count: number;
  /** The index of the current segment. */
  current: number;
  /** Shows the current bar full instead of filling it. */
  isFull: boolean;
  /** The current segment's bar. */
  bar: RefObject<HTMLSpanElement | null>;
}

/** The progress of a story, one bar per segment. Hidden from screen readers, which get the position as text. */
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
