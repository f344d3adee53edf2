import { episode, storyboard } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** The sketches of four frames: a face in profile, a hand with an instrument, a raised palm, a price card. */
const SKETCHES = [
  'M30 6C44 10 46 22 46 30L53 41L47 44L48 52L43 56C43 64 36 64 32 62L30 74M30 6C16 8 12 24 16 38L12 74',
  'M4 64C18 60 22 44 32 40L50 34L58 40L40 46L56 50L38 56C28 60 22 74 16 74M50 34L68 16M62 10L74 22',
  'M28 74L24 46L20 34L26 32L32 44L30 20L36 20L40 42L42 14L48 14L48 42L54 20L60 22L55 46L62 40L66 44L54 62L52 74',
  'M18 22H62V60H18ZM28 34H52M28 42H44M28 50H36',
];

/** Shows four frames of a film that answers one question. */
export function Storyboard() {
  const { caption, frames, becomes } = storyboard;
  return (
    <Piece caption={caption} surface="ink">
      <ol className={styles.frames}>
        {frames.map(({ at, line }, place) => (
          <li key={at}>
            <svg viewBox="0 0 80 80" aria-hidden="true">
              <path d={SKETCHES[place]} />
            </svg>
            <time>{at}</time>
            <p>{line}</p>
          </li>
        ))}
      </ol>
      <p className="quiet">{becomes}</p>
    </Piece>
  );
}

/** The loudness at sixty moments, between 4 and 40 units of a height of 40. */
const VOICE = Array.from({ length: 60 }, (_, place) => {
  const loud = Math.abs(Math.sin(place * 0.31) * Math.sin(place * 1.7 + 1) + 0.25 * Math.sin(place * 4.1));
  return Math.round(4 + 34 * Math.min(1, loud));
});
const voice = VOICE.map((loud, place) => `M${place * 5 + 2} ${20 - loud / 2}v${loud}`).join('');

/** Shows an episode in a podcast feed. */
export function Episode() {
  const { caption, number, title, becomes } = episode;
  return (
    <Piece caption={caption} surface="ink">
      <p className="quiet">{number}</p>
      <p className="subheading">{title}</p>
      <svg className={styles.voice} viewBox="0 0 300 40" aria-hidden="true">
        <path d={voice} />
      </svg>
      <p className="quiet">{becomes}</p>
    </Piece>
  );
}
