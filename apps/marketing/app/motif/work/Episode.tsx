import { episode } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** How loud each of sixty moments is, between 4 and 40 of a height of 40. */
const VOICE = Array.from({ length: 60 }, (_, place) => {
  const loud = Math.abs(Math.sin(place * 0.31) * Math.sin(place * 1.7 + 1) + 0.25 * Math.sin(place * 4.1));
  return Math.round(4 + 34 * Math.min(1, loud));
});
const voice = VOICE.map((loud, place) => `M${place * 5 + 2} ${20 - loud / 2}v${loud}`).join('');

/** An episode's line in the feed. */
export function Episode() {
  const { caption, number, title, becomes } = episode;
  return (
    <Piece caption={caption} className={styles.dark}>
      <p className={styles.quiet}>{number}</p>
      <p className={styles.title}>{title}</p>
      <svg className={styles.voice} viewBox="0 0 300 40" aria-hidden="true">
        <path d={voice} />
      </svg>
      <p className={styles.quiet}>{becomes}</p>
    </Piece>
  );
}
