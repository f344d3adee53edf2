import { useInterval } from '@mantine/hooks';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import type { Hours } from '@upcurve/contracts/bookings/hours';
import { type MouseEvent, useState } from 'react';
import { useRowKeys } from '../../../kit/table/use-row-keys.ts';
import type { BookingActions } from '../use-booking-actions.ts';
import { BookingBlock, positionOf } from './BookingBlock.tsx';
import { WeekFrame } from './WeekFrame.tsx';
import classes from './WeekGrid.module.css';
import {
  assignLanes,
  type DayMinute,
  minuteAt,
  shareOf,
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

/** Shows meetings as blocks in a grid of days and hours. */
export function WeekGrid({ days, bookings, hostHours, actions, onBook }: WeekGridProps) {
  const { mayChange, changes, outcomesOf, itemsOf } = actions;
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 30_000, { autoInvoke: true });
  const meetings = assignLanes(bookings.map((stored) => ({ ...changes.shown(stored), stored }))).filter(
    ({ day }) => days.includes(day),
  );
  const hours = visibleHours(meetings);
  const list = useRowKeys<HTMLUListElement>();
  const nowSpot = toDayMinute(now);
  const today = days.indexOf(nowSpot.day) + 1;
  const isNowShown = today > 0 && nowSpot.minute >= hours.from && nowSpot.minute < hours.to;
  function bookAt({ target, clientY }: MouseEvent) {
    if (!mayChange || !(target instanceof HTMLElement) || !target.dataset.day) return;
    const { top, height } = target.getBoundingClientRect();
    const at = { day: target.dataset.day, minute: minuteAt(clientY - top, height, hours) };
    if (Date.parse(toInstant(at)) > now) onBook(at);
  }
  return (
    <WeekFrame
      days={days}
      busyDays={meetings.map(({ day }) => day)}
      hours={hours}
      hostHours={hostHours}
      gridProps={{ onClick: bookAt }}
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
            isSaving={changes.isSending(meeting)}
            items={[...outcomesOf(meeting.stored), ...itemsOf(meeting.stored)]}
          />
        ))}
      </ul>
    </WeekFrame>
  );
}
