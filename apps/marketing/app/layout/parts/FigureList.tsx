import styles from './FigureList.module.css';

interface FigureListProps {
  items: readonly { figure: string; text: string }[];
}

/** A few large figures, each with its meaning. */
export function FigureList({ items }: FigureListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ figure, text }) => (
        <li key={text}>
          <p className={styles.figure}>{figure}</p>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
