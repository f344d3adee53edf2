import { comparison } from '../../content/home/home.ts';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import styles from './Comparison.module.css';

/** Compares a clinic in two columns: today on the left, its potential on the right. */
export function Comparison() {
  return (
    <div className={styles.comparison}>
      <h3 className="subtitle">{comparison.title}</h3>
      <div className={styles.heads} aria-hidden="true">
        <p className="quiet">{comparison.without}</p>
        <p className="kicker">{comparison.with}</p>
      </div>
      <ul>
        {comparison.rows.map((row) => (
          <li key={row.topic} className={styles.row}>
            <h4>{row.topic}</h4>
            <p className="quiet">
              <span className="visually-hidden">{comparison.without}: </span>
              {row.without}
            </p>
            <p className={styles.with}>
              <span className="visually-hidden">{comparison.with}: </span>
              {row.with}
            </p>
          </li>
        ))}
      </ul>
      <BookingLink className={buttons.primary}>{comparison.book}</BookingLink>
    </div>
  );
}
