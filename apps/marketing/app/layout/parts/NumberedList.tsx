import styles from './NumberedList.module.css';

interface NumberedListProps {
  items: readonly { title: string; text: string }[];
  /** The number of columns if there is room. */
  columns?: 2 | 3;
}

/** Rules or steps that are counted, each with its heading. */
export function NumberedList({ items, columns = 2 }: NumberedListProps) {
  return (
    <ol className={styles.list} data-columns={columns}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ol>
  );
}
