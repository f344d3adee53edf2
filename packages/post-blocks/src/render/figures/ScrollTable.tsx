import type { ReactNode } from 'react';
import styles from './ScrollTable.module.css';

interface ScrollTableProps {
  caption: string;
  /** The accessible name, if a caption would repeat visible text. */
  label?: string;
  children: ReactNode;
}

/** The frame of every table in a post. */
export function ScrollTable({ caption, label, children }: ScrollTableProps) {
  return (
    <section
      className={styles.scroll}
      aria-label={caption || label || 'Table'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by arrow keys
      tabIndex={0}
    >
      <table className={styles.table}>
        {caption && (
          <caption>
            <span>{caption}</span>
          </caption>
        )}
        {children}
      </table>
    </section>
  );
}
