import { WEEKDAYS } from '@upcurve/contracts/bookings/booking-words';
import { Link } from 'react-router';
import { type Day, dayOfMonth, monthName, weekdayAndDay } from '../../calendar/days.ts';
import { slotPicker } from '../../content/booking.ts';
import styles from './MonthOfDays.module.css';
import { type FreeDay, monthOf } from './slots.ts';

interface MonthOfDaysProps {
  days: readonly FreeDay[];
  shown: Day | undefined;
  now: number;
  linkTo: (day: Day) => string;
}

export function MonthOfDays({ days, shown, now, linkTo }: MonthOfDaysProps) {
  if (!shown) return null;
  const { first, weeks, previous, next } = monthOf(shown, now);
  const free = new Map(days.map(({ day, starts }) => [day, starts.length]));
  const turn = (day: Day | undefined, label: string, sign: string) =>
    day ? (
      <Link to={linkTo(day)} preventScrollReset aria-label={label}>
        {sign}
      </Link>
    ) : (
      <span aria-hidden="true" />
    );
  return (
    <div className={styles.month}>
      <div className={`subheading ${styles.turn}`}>
        {turn(previous, slotPicker.previous, '←')}
        <p id="month-of-days">{`${monthName(first)} ${first.slice(0, 4)}`}</p>
        {turn(next, slotPicker.next, '→')}
      </div>
      <table aria-labelledby="month-of-days">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, i) => (
            <tr key={week.find(Boolean) ?? i}>
              {week.map((day, weekday) => (
                <td key={day ?? WEEKDAYS[weekday]}>
                  {day && (
                    <DayLink day={day} free={free.get(day) ?? 0} isShown={day === shown} to={linkTo(day)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayLinkProps {
  day: Day;
  free: number;
  isShown: boolean;
  to: string;
}

function DayLink({ day, free, isShown, to }: DayLinkProps) {
  if (free === 0) return <span>{dayOfMonth(day)}</span>;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={slotPicker.dayFree(weekdayAndDay(day), free)}
      aria-current={isShown ? 'date' : undefined}
    >
      {dayOfMonth(day)}
    </Link>
  );
}
