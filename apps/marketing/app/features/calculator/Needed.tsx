import { needed } from '../../content/calculator.ts';
import styles from './Needed.module.css';

/** The five figures that are asked for. */
export function Needed() {
  return (
    <ol className={styles.list}>
      {needed.items.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
