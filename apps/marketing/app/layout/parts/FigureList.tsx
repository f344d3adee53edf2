import styles from './FigureList.module.css';

interface FigureListProps {
  items: readonly { figure: string; text: string }[];
}

export function FigureList({ items }: FigureListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ figure, text }) => (
        <li key={text}>
          <p className="amount">{figure}</p>
          <p className={`quiet ${styles.text}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
