import { heroScene } from '../../../content/home/service-pieces.ts';
import motion from '../../../drawings/motion.module.css';
import styles from './HeroScene.module.css';

/**
 * The week by day and hour: `#` was booked before, `+` was booked through us, `!` is the enquiry shown next to it, `.`
 * is still free.
 */
const WEEK = ['+##+#+', '###!#+', '+#+#+#', '#++++.', '++#++.', '+.++..'];
const [CELL, HIGH, GAP] = [46, 16, 4];

/** Returns all cells of some kinds as one path, for one day or all days. */
const cells = (kinds: string, only?: number) =>
  WEEK.flatMap((row, hour) =>
    [...row].map((cell, day) =>
      kinds.includes(cell) && (only ?? day) === day
        ? `M${day * (CELL + GAP)} ${hour * (HIGH + GAP)}h${CELL}v${HIGH}h-${CELL}z`
        : '',
    ),
  ).join('');

/** Shows an enquiry that is called back in time, and a diary that fills with similar ones. */
export function HeroScene() {
  const { caption, thread, week, count, key, days } = heroScene;
  return (
    <figure className={styles.scene}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ol className={styles.thread}>
        {thread.map(({ at, who, text }) => (
          <li key={at}>
            <time>{at}</time>
            <p>
              <strong>{who}</strong> {text}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.diary}>
        <p className={styles.week}>
          <strong>{week}</strong> <span>{count}</span>
        </p>
        <p className={styles.days} aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <svg viewBox="0 0 296 116" aria-hidden="true">
          <path className={styles.free} d={cells('.+!')} />
          <path className={styles.before} d={cells('#')} />
          <g className={`${styles.since} ${motion.inTurn}`}>
            {days.map((name, day) => (
              <path key={name} className={motion.cell} d={cells('+', day)} />
            ))}
          </g>
          <path className={`${styles.one} ${motion.dot}`} d={cells('!')} />
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
