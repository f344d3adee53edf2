import { VisuallyHidden } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import type { Hours } from '@upcurve/contracts/bookings/hours';
import { useState } from 'react';
import { useRowKeys } from '../../../kit/table/use-row-keys.ts';
import { formatMoment, formatTimes } from '../booking-format.ts';
import type { BookingActions } from '../use-booking-actions.ts';
import { BookingBlock, MeetingText, positionOf } from './BookingBlock.tsx';
import { useBookingDrag } from './use-booking-drag.ts';
import { WeekFrame } from './WeekFrame.tsx';
import classes from './WeekGrid.module.css';
import {
  assignLanes,
  type DayMinute,
  shareOf,
  spanOf,
  toDayMinute,
  toInstant,
  visibleHours,
} from './week-layout.ts';

interface WeekGridProps {
  /** The columns, from left to right. */
  days: readonly string[];
  bookings: readonly Booking[];
  /** Of the host whose closed times are shaded. */
  hostHours: Hours | undefined;
  actions: BookingActions;
  /** Books at a free time that was pressed. */
  onBook: (at: DayMinute) => void;
}

/** Shows meetings as blocks in a grid of days and hours, and moves them by dragging. */
export function WeekGrid({ days, bookings, hostHours, actions, onBook }: WeekGridProps) {
  const { mayChange, changes, canMove, outcomesOf, itemsOf } = actions;
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
    onFree: (at) => mayChange && Date.parse(toInstant(at)) > now && onBook(at),
  });
  const list = useRowKeys<HTMLUListElement>();
  const isPast = ghost !== null && Date.parse(ghost.start) <= now;
  const nowSpot = toDayMinute(now);
  const today = days.indexOf(nowSpot.day) + 1;
  const isNowShown = today > 0 && nowSpot.minute >= hours.from && nowSpot.minute < hours.to;
  return (
    <>
      <WeekFrame
        days={days}
        busyDays={meetings.map(({ day }) => day)}
        hours={hours}
        hostHours={hostHours}
        gridProps={handlers}
      >
        {isNowShown && (
          <div
            className={classes.now}
            style={{
              gridColumn: `${today} / ${today + 1}`,
              top: `${shareOf(nowSpot.minute, hours) * 100}%`,
            }}
          />
        )}
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
      </WeekFrame>
      <VisuallyHidden role="status">
        {ghost && `${formatMoment(ghost)}${isPast ? ', in the past' : ''}`}
      </VisuallyHidden>
    </>
  );
}
