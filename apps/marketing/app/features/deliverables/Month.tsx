import { month } from '../../content/deliverables.ts';
import { Section } from '../../layout/Section.tsx';
import { CURVE_BOX, CURVE_PATH, curveAtWidth, curveUpTo } from '../../motif/curve.ts';
import styles from './Month.module.css';

const DAYS = 20;
const events = new Map(
  month.weeks.flatMap((week) => week.events.map((event) => [event.day, event] as const)),
);
const days = Array.from({ length: DAYS }, (_, place) => {
  const { x, y } = curveUpTo(curveAtWidth((place + 0.5) / DAYS)).point;
  return { x, y, event: events.get(place + 1) };
});

/** The month's working days along the curve, and each week in words below it. */
export function Month() {
  return (
    <Section id="month" title={month.title} lead={month.lead} surface="blush">
      <svg
        className={styles.curve}
        viewBox={`0 0 ${CURVE_BOX.width} ${CURVE_BOX.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ x, y, event }) => (
          <path
            key={x}
            className={event ? styles.eventDrop : styles.drop}
            d={`M${x} ${y}V400`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path className={styles.line} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
        {days.map(
          ({ x, y, event }) =>
            event && (
              <g key={x}>
                <path className={styles.dot} d={`M${x} ${y}h0.01`} vectorEffect="non-scaling-stroke" />
                {'isYours' in event && (
                  <path className={styles.hole} d={`M${x} ${y}h0.01`} vectorEffect="non-scaling-stroke" />
                )}
              </g>
            ),
        )}
      </svg>
      <ol className={styles.weeks}>
        {month.weeks.map(({ title, line, events }, place) => (
          <li key={title}>
            <p className={styles.week}>{month.week(place + 1)}</p>
            <h3>{title}</h3>
            <p className={styles.about}>{line}</p>
            <ul className={styles.events}>
              {events.map((event) => (
                <li key={event.day} data-yours={'isYours' in event ? '' : undefined}>
                  <p className={styles.day}>{month.day(event.day)}</p>
                  <p>{event.what}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className={styles.key}>
        <span>{month.ours}</span>
        <span data-yours="">{month.yours}</span>
      </p>
      <div className={styles.daily}>
        <h3>{month.daily.title}</h3>
        <ul>
          {month.daily.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
