import { month } from '../../content/deliverables.ts';
import styles from './Month.module.css';

const DAYS_A_WEEK = month.weekdays.length;

/** Shows the month like a wall calendar: four weeks of five days, and the events of each day. */
export function Month() {
  return (
    <section id="month" className={styles.month} data-surface="paper" aria-label={month.title}>
      <p className={styles.weekdays} aria-hidden="true">
        <span className={styles.key}>{month.yours}</span>
        <span>
          {month.weekdays.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </span>
      </p>
      <ol>
        {month.weeks.map((week, place) => (
          <Week key={week.title} week={week} place={place} />
        ))}
      </ol>
      <div className={styles.daily}>
        <h2 className="subheading">{month.daily.title}</h2>
        <ul className="small">
          {month.daily.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Week({ week, place }: { week: (typeof month.weeks)[number]; place: number }) {
  const days = month.weekdays.map((_, day) => place * DAYS_A_WEEK + day + 1);
  return (
    <li className={styles.week}>
      <div>
        <p className="kicker">{month.week(place + 1)}</p>
        <h2 className="heading">{week.title}</h2>
      </div>
      <ol className={styles.days}>
        {days.map((day) => {
          const event = week.events.find((each) => each.day === day);
          if (!event) {
            return (
              <li key={day} className={styles.free} aria-hidden="true">
                <p className={styles.number}>{day}</p>
              </li>
            );
          }
          const isYours = 'isYours' in event;
          return (
            <li key={day} data-yours={isYours || undefined}>
              <p className={styles.number}>
                <span className="visually-hidden">{month.day(day)}</span>
                <span aria-hidden="true">{day}</span>
              </p>
              {isYours && <p className="strong">{month.yours}</p>}
              <p>{event.what}</p>
            </li>
          );
        })}
      </ol>
    </li>
  );
}
