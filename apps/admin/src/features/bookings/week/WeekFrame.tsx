import type { Hours } from '@upcurve/contracts/bookings/hours';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { today } from '../../../kit/time/zone.ts';
import { minutesOf } from '../settings/spans.ts';
import { closedTimes } from './closed-times.ts';
import classes from './WeekGrid.module.css';
import { formatDayHeading, formatMinute, fullHours, type MinuteRange, shareOf } from './week-layout.ts';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());

interface WeekFrameProps {
  /** The columns, from left to right. */
  days: readonly string[];
  /** Days with meetings, whose columns are wide at weekends too. */
  busyDays?: readonly string[];
  /** The visible part of the days. */
  hours: MinuteRange;
  /** Of the host whose closed times are shaded. */
  hostHours: Hours | undefined;
  gridProps?: HTMLAttributes<HTMLDivElement>;
  /** In the grid, above the days. */
  children?: ReactNode;
}

/** A grid of days and hours, which shades when a host cannot be booked and says why. */
export function WeekFrame({ days, busyDays = [], hours, hostHours, gridProps, children }: WeekFrameProps) {
  const columns = days.map((day) => {
    const isNarrow = days.length > 1 && isWeekend(day) && !busyDays.includes(day);
    return `minmax(0, ${isNarrow ? '0.5fr' : '1fr'})`;
  });
  const size = { '--columns': columns.join(' '), '--hours': (hours.to - hours.from) / 60 } as CSSProperties;
  return (
    <div className={classes.week} style={size}>
      {days.length > 1 && (
        <div className={classes.heads} aria-hidden>
          {days.map((day) => (
            <div key={day} className={classes.head} data-today={day === today() || undefined}>
              {formatDayHeading(day)}
            </div>
          ))}
        </div>
      )}
      <div className={classes.times} aria-hidden>
        {fullHours(hours).map((minute) => (
          <span key={minute}>{formatMinute(minute)}</span>
        ))}
      </div>
      <div className={classes.grid} {...gridProps}>
        {days.map((day, i) => (
          <div key={day} className={classes.day} style={{ gridColumn: i + 1 }} data-day={day}>
            {hostHours &&
              closedTimes(day, hostHours).map(({ reason, ...span }) => {
                const { from, to } = minutesOf(span);
                const [top, bottom] = [Math.max(from, hours.from), Math.min(to, hours.to)];
                const style = {
                  top: `${shareOf(top, hours) * 100}%`,
                  bottom: `${(1 - shareOf(bottom, hours)) * 100}%`,
                };
                return (
                  top < bottom && (
                    <div key={`${reason} ${from}`} className={classes.closed} style={style}>
                      {reason}
                    </div>
                  )
                );
              })}
          </div>
        ))}
        {children}
      </div>
    </div>
  );
}
