import { formHeat } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** How many of a hundred are still there after each field of a form. */
export function FormHeat() {
  const { caption, fields, change } = formHeat;
  return (
    <Piece caption={caption}>
      <ul className={styles.bars} data-wide="">
        {fields.map(({ name, left, isLeak }) => (
          <li key={name} data-leak={isLeak}>
            {name}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={left} height="10" />
            </svg>
            <strong>{left}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.good}>{change}</p>
    </Piece>
  );
}
