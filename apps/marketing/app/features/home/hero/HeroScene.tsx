import { EXAMPLE } from '@upcurve/site-content/money/model';
import { heroScene } from '../../../content/home/home.ts';
import styles from './HeroScene.module.css';

/**
 * The week by day and hour: `#` was booked before, `+` was booked through us, `!` is the enquiry shown next to it, `.`
 * is still free.
 */
const WEEK = ['+##+#+', '###!#+', '+#+#+#', '#++++.', '++#++.', '+.++..'];
const [CELL, HIGH, GAP] = [46, 16, 4];
const CELLS = '0 0 296 116';

const slotsOf = (kind: string) =>
  WEEK.flatMap((row, hour) => [...row].flatMap((slot, day) => (slot === kind ? [{ hour, day }] : [])));
const [BEFORE, ONE] = [slotsOf('#'), slotsOf('!')];
/** The slots that were free before us, in the order in which the diary fills. */
const FREE_BEFORE = [...slotsOf('+'), ...slotsOf('.')];
const ALL = BEFORE.length + ONE.length + FREE_BEFORE.length;

const pathOf = (slots: typeof ONE) =>
  slots
    .map(({ hour, day }) => `M${day * (CELL + GAP)} ${hour * (HIGH + GAP)}h${CELL}v${HIGH}h-${CELL}z`)
    .join('');

/** How many slots are booked through us: those drawn for the worked example, more or fewer for other clinics. */
const bookedThroughUs = (enquiries: number) =>
  Math.min(FREE_BEFORE.length, Math.round((slotsOf('+').length * enquiries) / EXAMPLE.enquiries));

/**
 * Shows an enquiry that is called back in time, and a diary that fills with so many `enquiries` a month. It plays once,
 * within six seconds of the page appearing.
 */
export function HeroScene({ enquiries = EXAMPLE.enquiries }: { enquiries: number | undefined }) {
  const { thread, week, count, key, days } = heroScene;
  const booked = bookedThroughUs(enquiries);
  return (
    <figure className={styles.scene}>
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
          <strong>{week}</strong>{' '}
          <span className="success">{count(ALL - FREE_BEFORE.length + booked, ALL)}</span>
        </p>
        <p className={styles.days} aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <div className={styles.cells}>
          <svg viewBox={CELLS} aria-hidden="true">
            <path className={styles.free} d={pathOf([...FREE_BEFORE.slice(booked), ...ONE])} />
            <path className={styles.before} d={pathOf(BEFORE)} />
            <path className={styles.since} d={pathOf(FREE_BEFORE.slice(0, booked))} />
          </svg>
          <svg viewBox={CELLS} className={styles.booked} aria-hidden="true">
            <path className={styles.one} d={pathOf(ONE)} />
          </svg>
        </div>
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

function Telephone() {
  return (
    <span className={styles.ringing}>
      <svg className={styles.telephone} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M9 6c2-1 4 0 5 2l1 4c0 2-2 3-3 4 1 2 3 4 5 5 1-1 2-3 4-3l4 1c2 1 3 3 2 5-1 3-4 4-7 3C13 25 7 19 6 12c-1-3 1-5 3-6z" />
        <path d="M20 10a5 5 0 0 1 3 3M21 5a10 10 0 0 1 6 7" />
      </svg>
    </span>
  );
}
