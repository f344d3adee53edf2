import { EXAMPLE } from '@upcurve/site-content/money/model';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { heroScene } from '../../../content/home/home.ts';
import { ExampleLoss } from '../../../money/ExampleLoss.tsx';
import styles from './HeroScene.module.css';

/**
 * The week by day and hour: `#` was booked before, `+` was booked through us, `!` is the enquiry shown next to it, `.`
 * is still free.
 */
const WEEK = ['+##+#+', '###!#+', '+#+#+#', '#++++.', '++#++.', '+.++..'];
const [CELL, HIGH, GAP] = [46, 16, 4];
const CELLS = '0 0 296 116';
const SLIDER = { min: 10, max: 300, step: 5 };

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

interface HeroSceneProps {
  /** A month; undefined until the visitor moves the slider. */
  enquiries: number | undefined;
  onEnquiries: (enquiries: number) => void;
  /** The address of the check, with these enquiries. */
  check: string;
}

/**
 * Shows an enquiry that is called back in time, and a diary that fills with similar ones. It plays once, within six
 * seconds of the page appearing. A slider fills the diary for the visitor's own enquiries.
 */
export function HeroScene({ enquiries = EXAMPLE.enquiries, onEnquiries, check }: HeroSceneProps) {
  const { thread, week, count, key, days, asked } = heroScene;
  const booked = bookedThroughUs(enquiries);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const moved = slider.current?.valueAsNumber;
    // It may have been moved before the script was there.
    if (moved && moved !== EXAMPLE.enquiries) onEnquiries(moved);
  }, [onEnquiries]);
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
        <div className={`needs-script ${styles.own}`}>
          <label>
            <span>{asked}</span> <b aria-hidden="true">{enquiries}</b>
            <input
              ref={slider}
              type="range"
              {...SLIDER}
              defaultValue={EXAMPLE.enquiries}
              autoComplete="off"
              onInput={({ currentTarget }) => onEnquiries(currentTarget.valueAsNumber)}
            />
          </label>
          <p>
            <output>
              <ExampleLoss enquiries={enquiries} />
            </output>{' '}
            <Link to={check}>{heroScene.check}</Link>
          </p>
        </div>
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
