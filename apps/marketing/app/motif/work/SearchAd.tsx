import { searchAd } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** An ad, and its price as the platform counts and as the till does. */
export function SearchAd() {
  const { caption, sponsored, title, text, theirs, ours } = searchAd;
  return (
    <Piece caption={caption}>
      <p className={styles.quiet}>{sponsored}</p>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <dl className={styles.rows}>
        <div>
          <dt>{theirs.term}</dt>
          <dd className={styles.quiet}>{theirs.detail}</dd>
        </div>
        <div>
          <dt>{ours.term}</dt>
          <dd className={styles.strong}>{ours.detail}</dd>
        </div>
      </dl>
    </Piece>
  );
}
