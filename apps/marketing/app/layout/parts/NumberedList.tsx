import styles from './NumberedList.module.css';

interface NumberedListProps {
  items: readonly { title: string; text: string }[];
  /** Number of columns on wide screens. */
  columns?: 2 | 3;
}

/** Numbered rules or steps, each with a heading. */
export function NumberedList({ items, columns = 2 }: NumberedListProps) {
  return (
    <ol className={`numbered ${styles.list}`} data-columns={columns}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ol>
  );
}
