import { type Day, weekdayAndDay } from '../../calendar/days.ts';
import styles from './Slip.module.css';

interface SlipDayProps {
  day: Day;
  /** The moment within the day, if it is known. */
  start?: string;
}

/** Shows the day of a meeting in large type, its weekday above its date. */
export function SlipDay({ day, start }: SlipDayProps) {
  const [weekday, date, month] = weekdayAndDay(day).split(' ');
  return (
    <p className={styles.day}>
      <time dateTime={start ?? day}>
        {weekday}
        <span>
          {date} {month}
        </span>
      </time>
    </p>
  );
}
