import { analyzing } from '../../content/quiz.ts';
import motion from '../../motif/motion.module.css';
import styles from './Analysis.module.css';

/** Names what is being computed. */
export function Analysis() {
  return (
    <ol className={`${styles.stages} ${motion.inTurn}`}>
      {analyzing.stages.map((stage) => (
        <li key={stage} className={styles.stage}>
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <path d="M2 9C6 11 8 13 9 15C12 9 16 4 22 1" pathLength="1" />
          </svg>
          {stage}
        </li>
      ))}
    </ol>
  );
}
