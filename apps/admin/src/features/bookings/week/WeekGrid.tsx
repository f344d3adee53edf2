import { VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { type CSSProperties, useEffect, useState } from 'react';
import { ARROW_STEPS, isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { today } from '../../../kit/time/zone.ts';
import { formatTimes } from '../booking-format.ts';
import type { BookingActions } from '../use-booking-actions.ts';
import { BookingBlock, MeetingText, positionOf } from './BookingBlock.tsx';
import { timesAfterMove, useBookingMoves } from './use-booking-moves.ts';
import classes from './WeekGrid.module.css';
import {
  assignLanes,
  formatDayHeading,
  formatMinute,
  fullHours,
  neighbourOf,
  shareOf,
  spanOf,
  toDayMinute,
  visibleHours,
} from './week-layout.ts';

const STEPS: typeof ARROW_STEPS = { ...ARROW_STEPS, j: [0, 1], k: [0, -1] };

/** Returns the current time, updated every half minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface WeekGridProps {
  /** The columns, from left to right. */
  days: readonly string[];
  bookings: readonly Booking[];
  actions: BookingActions;
}

/** Shows meetings as blocks in a grid of days and hours, and moves them by pointer and keys. */
export function WeekGrid({ days, bookings, actions }: WeekGridProps) {
  const { changes, canMove, outcomesOf, itemsOf } = actions;
  const now = useNow();
  const [active, setActive] = useState<string>();
  const meetings = assignLanes(bookings.map((stored) => ({ ...changes.shown(stored), stored }))).filter(
    ({ day }) => days.includes(day),
  );
  const { grid, moving, announcement, handlers } = useBookingMoves({
    meetings,
    days,
    hours: visibleHours(meetings),
    canMove: ({ stored }) => canMove(stored),
    onMove: ({ stored }, start) => changes.setStart(stored, start),
  });
  const ghost = moving && { ...moving.meeting, ...timesAfterMove(moving) };
  const ghostPlace = ghost && { ...spanOf(ghost), lane: 0, lanes: 1 };
  // Keys can move a meeting beyond the visible hours. The pointer cannot, because the grid would shift under it.
  const hours = visibleHours([...meetings, ...(ghostPlace ? [ghostPlace] : [])]);
  const isAhead = ({ start }: Booking) => Date.parse(start) > now;
  const tabStop = meetings.find(({ id }) => id === active) ?? meetings.find(isAhead) ?? meetings[0];

  useWindowEvent('keydown', (event) => {
    const step = STEPS[event.key];
    if (moving || !step || !isScreenKey(event)) return;
    const isInside = grid.current?.contains(document.activeElement);
    if (!tabStop || (!isInside && event.key.startsWith('Arrow'))) return;
    const next = isInside ? neighbourOf(meetings, tabStop, step) : tabStop;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-meeting="${next?.id}"]`)?.focus();
  });

  const hasMeeting = (day: string) => meetings.some((meeting) => meeting.day === day);
  const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
  const columns = days.map((day) =>
    days.length > 1 && isWeekend(day) && !hasMeeting(day) ? '0.5fr' : '1fr',
  );
  const nowSpot = toDayMinute(now);
  return (
    <div
      className={classes.week}
      style={
        {
          '--columns': columns.map((width) => `minmax(0, ${width})`).join(' '),
          '--hours': (hours.to - hours.from) / 60,
        } as CSSProperties
      }
    >
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
      <div
        ref={grid}
        className={classes.grid}
        {...handlers}
        data-dragging={moving?.by === 'pointer' || undefined}
      >
        {days.map((day, i) => (
          <div
            key={day}
            className={classes.day}
            style={{ gridColumn: i + 1 }}
            data-day={day}
            data-weekend={isWeekend(day) || undefined}
          >
            {day === nowSpot.day && nowSpot.minute >= hours.from && nowSpot.minute < hours.to && (
              <div className={classes.now} style={{ top: `${shareOf(nowSpot.minute, hours) * 100}%` }} />
            )}
          </div>
        ))}
        <ul
          className={classes.meetings}
          aria-label="Meetings"
          onFocus={({ target }) => setActive(target.dataset.meeting)}
        >
          {meetings.map((meeting) => (
            <BookingBlock
              key={meeting.id}
              meeting={meeting}
              style={positionOf(meeting, days, hours)}
              isTabStop={meeting === tabStop}
              isMovable={canMove(meeting.stored)}
              isMoving={moving?.meeting.id === meeting.id}
              isSending={changes.isSending(meeting)}
              items={[...outcomesOf(meeting.stored), ...itemsOf(meeting.stored)]}
            />
          ))}
        </ul>
        {ghost && ghostPlace && (
          <div
            className={`${classes.place} ${classes.ghost}`}
            style={positionOf(ghostPlace, days, hours)}
            data-past={!isAhead(ghost) || undefined}
            aria-hidden
            ref={(element) => element?.scrollIntoView?.({ block: 'nearest' })}
          >
            <div className={classes.meeting}>
              <MeetingText booking={ghost} time={formatTimes(ghost)} />
            </div>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
