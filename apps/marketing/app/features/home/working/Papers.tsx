import { Link } from 'react-router';
import { papers } from '../../../content/home/home-working.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import styles from './Working.module.css';

/** The price, the way out and the method: each a line that leads to the whole of it. */
export function Papers() {
  return (
    <ul className={`rows ${styles.more}`}>
      {papers.map(({ title, text, to }) => (
        <li key={to}>
          <Link to={to} prefetch="intent">
            <h3 className={styles.name}>{title}</h3>
            <Arrow />
            <p className="small">{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
