import type { ReactNode } from 'react';
import type { BlockOf } from '../../schema.ts';
import { Text } from '../text/Text.tsx';
import styles from './Table.module.css';

/** Columns of long texts get a minimum width. */
const isLong = (cell: string) => cell.length > 24 || undefined;

/** A table. If it is wider than the screen, it scrolls horizontally, also by keyboard. */
export function Table({ block: { caption, head, rows } }: { block: BlockOf<'table'> }) {
  if (head.length === 0 && rows.length === 0) return null;
  return (
    <ScrollTable caption={caption}>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((cell, place) => {
              const key = `${place}`;
              return cell ? (
                <th key={key} scope="col">
                  <Text>{cell}</Text>
                </th>
              ) : (
                <td key={key} />
              );
            })}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, place) => {
              const key = `${place}`;
              return place === 0 && cell ? (
                <th key={key} scope="row" data-is-long={isLong(cell)}>
                  <Text>{cell}</Text>
                </th>
              ) : (
                <td key={key} data-is-long={isLong(cell)}>
                  <Text>{cell}</Text>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface ScrollTableProps {
  caption: string;
  /** The accessible name, for tables whose caption would repeat visible text. */
  label?: string;
  children: ReactNode;
}

/** The scrolling container of every table in a post. */
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
