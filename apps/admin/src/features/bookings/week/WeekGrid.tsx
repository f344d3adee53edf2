import { VisuallyHidden } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import type { Hours } from '@upcurve/contracts/bookings/hours';
import { type CSSProperties, useState } from 'react';
import { useRowKeys } from '../../../kit/table/use-row-keys.ts';
import { today } from '../../../kit/time/zone.ts';
import { formatMoment, formatTimes } from '../booking-format.ts';
import { minutesOf } from '../settings/spans.ts';
import type { BookingActions } from '../use-booking-actions.ts';
import { BookingBlock, MeetingText, positionOf } from './BookingBlock.tsx';
import { type ClosedTime, closedTimes } from './closed-times.ts';
import { useBookingDrag } from './use-booking-drag.ts';
import classes from './WeekGrid.module.css';
import {
  assignLanes,
  formatDayHeading,
  formatMinute,
  fullHours,
  type MinuteRange,
  shareOf,
  spanOf,
  toDayMinute,
  visibleHours,
} from './week-layout.ts';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());

interface WeekGridProps {
  /** The columns, from left to right. */
  days: readonly string[];
  bookings: readonly Booking[];
  /** Of the host whose closed times are shaded. */
  hostHours: Hours | undefined;
  actions: BookingActions;
}

/** Shows meetings as blocks in a grid of days and hours, and moves them by dragging. */
export function WeekGrid({ days, bookings, hostHours, actions }: WeekGridProps) {
  const { changes, canMove, outcomesOf, itemsOf } = actions;
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 30_000, { autoInvoke: true });
  const meetings = assignLanes(bookings.map((stored) => ({ ...changes.shown(stored), stored }))).filter(
    ({ day }) => days.includes(day),
  );
  const hours = visibleHours(meetings);
  const { ghost, handlers } = useBookingDrag({
    meetings,
    hours,
    canMove: ({ stored }) => canMove(stored),
    onMove: ({ stored }, start) => changes.setStart(stored, start),
  });
  const list = useRowKeys<HTMLUListElement>();
  const isPast = ghost !== null && Date.parse(ghost.start) <= now;

  const columns = days.map((day) => {
    const isNarrow = days.length > 1 && isWeekend(day) && !meetings.some((meeting) => meeting.day === day);
    return `minmax(0, ${isNarrow ? '0.5fr' : '1fr'})`;
  });
  const nowSpot = toDayMinute(now);
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
      <div className={classes.grid} {...handlers}>
        {days.map((day, i) => (
          <div key={day} className={classes.day} style={{ gridColumn: i + 1 }} data-day={day}>
            {hostHours &&
              closedTimes(day, hostHours).map((closed) => (
                <Closed key={`${closed.reason} ${closed.from}`} closed={closed} hours={hours} />
              ))}
            {day === nowSpot.day && nowSpot.minute >= hours.from && nowSpot.minute < hours.to && (
              <div className={classes.now} style={{ top: `${shareOf(nowSpot.minute, hours) * 100}%` }} />
            )}
          </div>
        ))}
        <ul ref={list} className={classes.meetings} aria-label="Meetings">
          {meetings.map((meeting) => (
            <BookingBlock
              key={meeting.id}
              meeting={meeting}
              style={positionOf(meeting, days, hours)}
              isFaint={ghost?.id === meeting.id || changes.isSending(meeting)}
              items={[...outcomesOf(meeting.stored), ...itemsOf(meeting.stored)]}
            />
          ))}
        </ul>
        {ghost && (
          <div
            className={`${classes.place} ${classes.ghost}`}
            style={positionOf({ ...spanOf(ghost), lane: 0, lanes: 1 }, days, hours)}
            data-past={isPast || undefined}
            aria-hidden
          >
            <div className={classes.meeting}>
              <MeetingText booking={ghost} time={formatTimes(ghost)} />
            </div>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">
        {ghost && `${formatMoment(ghost)}${isPast ? ', in the past' : ''}`}
      </VisuallyHidden>
    </div>
  );
}

/** Shades the visible part of a closed time, and says why. */
function Closed({ closed, hours }: { closed: ClosedTime; hours: MinuteRange }) {
  const { from, to } = minutesOf(closed);
  const [top, bottom] = [Math.max(from, hours.from), Math.min(to, hours.to)];
  if (top >= bottom) return null;
  const style = {
    top: `${shareOf(top, hours) * 100}%`,
    bottom: `${(1 - shareOf(bottom, hours)) * 100}%`,
  };
  return (
    <div className={classes.closed} style={style}>
      {closed.reason}
    </div>
  );
}
