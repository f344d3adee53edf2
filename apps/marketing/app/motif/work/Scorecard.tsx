import { scorecard } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** A recorded call, marked by caller and coach together. */
export function Scorecard() {
  const { caption, title, score, lines, done, missed, next } = scorecard;
  return (
    <Piece caption={caption}>
      <p className={styles.split}>
        <strong>{title}</strong> <span className={styles.title}>{score}</span>
      </p>
      <ul className={styles.marks}>
        {lines.map(({ text, isDone }) => (
          <li key={text}>
            <svg viewBox="0 0 20 20" aria-hidden="true" data-done={isDone || undefined}>
              <path d={isDone ? 'M4 11l4 4 8-10' : 'M5 5l10 10M15 5L5 15'} />
            </svg>
            <span className="visually-hidden">{isDone ? done : missed}: </span>
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.strong}>{next}</p>
    </Piece>
  );
}
