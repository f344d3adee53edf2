import { heroScene } from '../../../content/home/home.ts';
import styles from './HeroScene.module.css';

/**
 * The week by day and hour: `#` was booked before, `+` was booked through us, `!` is the enquiry shown next to it, `.`
 * is still free.
 */
const WEEK = ['+##+#+', '###!#+', '+#+#+#', '#++++.', '++#++.', '+.++..'];
const [CELL, HIGH, GAP] = [46, 16, 4];

/** Returns all cells of some kinds as one path. */
const cells = (kinds: string) =>
  WEEK.flatMap((row, hour) =>
    [...row].map((cell, day) =>
      kinds.includes(cell) ? `M${day * (CELL + GAP)} ${hour * (HIGH + GAP)}h${CELL}v${HIGH}h-${CELL}z` : '',
    ),
  ).join('');

/**
 * Shows an enquiry that is called back in time, and a diary that fills with similar ones. It plays once, within six
 * seconds of the page appearing.
 */
export function HeroScene() {
  const { caption, thread, week, count, key, days } = heroScene;
  return (
    <figure className={styles.scene}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ol className={`card ${styles.thread}`}>
        {thread.map(({ at, who, text, isCall }) => (
          <li key={at}>
            <time className="quiet">{at}</time>
            <p>
              <strong>{who}</strong> {text}
            </p>
            {isCall && <Telephone />}
          </li>
        ))}
      </ol>
      <div className={`card ${styles.diary}`}>
        <p className={styles.week}>
          <strong>{week}</strong> <span className="success">{count}</span>
        </p>
        <p className={styles.days} aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <svg viewBox="0 0 296 116" aria-hidden="true">
          <path className={styles.free} d={cells('.!')} />
          <path className={styles.before} d={cells('#')} />
          <path className={styles.since} d={cells('+')} />
          <path className={styles.one} d={cells('!')} />
        </svg>
        <p className={styles.key}>
          {(['before', 'since', 'one'] as const).map((kind) => (
            <span key={kind}>
              <i className={styles[kind]} /> {key[kind]}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

/** A handset with two rings of sound. */
function Telephone() {
  return (
    <svg className={styles.telephone} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M9 6c2-1 4 0 5 2l1 4c0 2-2 3-3 4 1 2 3 4 5 5 1-1 2-3 4-3l4 1c2 1 3 3 2 5-1 3-4 4-7 3C13 25 7 19 6 12c-1-3 1-5 3-6z" />
      <path className={styles.sound} d="M20 10a5 5 0 0 1 3 3M21 5a10 10 0 0 1 6 7" />
    </svg>
  );
}
