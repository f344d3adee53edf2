import { useWindowEvent } from '@mantine/hooks';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { ARROW_STEPS, isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { formatMoment } from '../booking-format.ts';
import {
  type DayMinute,
  type MeetingTimes,
  type MinuteRange,
  minuteAt,
  minutesOf,
  moveSpot,
  spanOf,
  toDayMinute,
  toInstant,
} from './week-layout.ts';

/** How far the pointer moves before it drags, in pixels. Shorter moves are clicks. */
const SLACK = 4;

/** A meeting that is being moved, and where it would go. */
export interface MovingMeeting<Meeting> {
  meeting: Meeting;
  spot: DayMinute;
  by: 'keys' | 'pointer';
}

interface BookingMovesOptions<Meeting> {
  meetings: readonly Meeting[];
  days: readonly string[];
  hours: MinuteRange;
  canMove: (meeting: Meeting) => boolean;
  onMove: (meeting: Meeting, start: string) => void;
}

interface Press<Meeting> {
  meeting: Meeting;
  x: number;
  y: number;
  /** The distance of the pointer from the top of the meeting, in pixels. */
  grip: number;
}

/** Returns the times that a moving meeting would have. */
export function timesAfterMove({
  meeting,
  spot,
}: Pick<MovingMeeting<MeetingTimes>, 'meeting' | 'spot'>): MeetingTimes {
  const start = toInstant(spot);
  return { start, end: new Date(Date.parse(start) + minutesOf(meeting) * 60_000).toISOString() };
}

/**
 * Moves meetings by pointer and by keys. It uses Pointer Events instead of the drag-and-drop of the lists, because
 * Firefox does not drag buttons, and because the time has to follow the pointer. Touch scrolls. Elements need the
 * meeting's id as `data-meeting`, and columns their day as `data-day`.
 */
export function useBookingMoves<Meeting extends Booking>(options: BookingMovesOptions<Meeting>) {
  const { meetings, days, hours, canMove, onMove } = options;
  const grid = useRef<HTMLDivElement>(null);
  const press = useRef<Press<Meeting>>(null);
  const hasDragged = useRef(false);
  const [moving, setMoving] = useState<MovingMeeting<Meeting> | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const meetingAt = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-meeting]') : null;
    const meeting = meetings.find(({ id }) => id === element?.dataset.meeting);
    return element && meeting && { element, meeting };
  };

  function hold(next: MovingMeeting<Meeting>) {
    setMoving(next);
    const times = timesAfterMove(next);
    setAnnouncement(
      Date.parse(times.start) > Date.now() ? formatMoment(times) : `${formatMoment(times)}, in the past`,
    );
  }
  function cancelMove() {
    press.current = null;
    setMoving(null);
    setAnnouncement('The meeting stays where it is.');
  }
  function drop({ meeting, spot }: MovingMeeting<Meeting>) {
    const { day, minute } = toDayMinute(meeting.start);
    const times = timesAfterMove({ meeting, spot });
    if ((day === spot.day && minute === spot.minute) || Date.parse(times.start) <= Date.now())
      return cancelMove();
    press.current = null;
    setMoving(null);
    setAnnouncement(`Moved to ${formatMoment(times)}.`);
    onMove(meeting, times.start);
  }

  useWindowEvent('keydown', (event) => {
    if (!isScreenKey(event)) return;
    const step = ARROW_STEPS[event.key];
    if (moving && event.key === 'Escape') cancelMove();
    else if (moving?.by === 'keys' && step) hold({ ...moving, spot: moveSpot(moving.spot, step, days) });
    else if (moving?.by === 'keys' && event.key === 'Enter') drop(moving);
    else if (!moving && event.key === 'm') {
      const found = meetingAt(document.activeElement);
      if (!found) return;
      if (canMove(found.meeting)) {
        setMoving({ meeting: found.meeting, spot: toDayMinute(found.meeting.start), by: 'keys' });
        setAnnouncement(
          `Picked up the meeting with ${found.meeting.name}. Arrow keys move it, Enter drops it, Escape cancels.`,
        );
      } else setAnnouncement('This meeting cannot be moved.');
    } else return;
    event.preventDefault();
  });

  const spotUnder = ({ clientX, clientY }: PointerEvent, { meeting, grip }: Press<Meeting>): DayMinute => {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
    const isLeftOf = (column: HTMLElement) => column.getBoundingClientRect().left <= clientX;
    const column = columns.findLast(isLeftOf) ?? columns[0];
    const { top = 0, height = 1 } = column?.getBoundingClientRect() ?? {};
    const { from, to } = spanOf(meeting);
    return {
      day: column?.dataset.day ?? toDayMinute(meeting.start).day,
      minute: minuteAt(clientY - grip - top, height, hours, to - from),
    };
  };

  return {
    grid,
    moving,
    announcement,
    handlers: {
      onPointerDown(event: PointerEvent) {
        hasDragged.current = false;
        const found = meetingAt(event.target);
        if (!found || event.button !== 0 || event.pointerType === 'touch' || moving) return;
        if (!canMove(found.meeting)) return;
        const grip = event.clientY - found.element.getBoundingClientRect().top;
        press.current = { meeting: found.meeting, x: event.clientX, y: event.clientY, grip };
      },
      onPointerMove(event: PointerEvent) {
        // The button may have been released outside the grid.
        if (event.buttons === 0) press.current = null;
        const from = press.current;
        if (!from) return;
        if (!moving) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
          hasDragged.current = true;
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }
        const spot = spotUnder(event, from);
        if (moving?.spot.day !== spot.day || moving.spot.minute !== spot.minute)
          hold({ meeting: from.meeting, spot, by: 'pointer' });
      },
      onPointerUp() {
        if (moving?.by === 'pointer') drop(moving);
        press.current = null;
      },
      onPointerCancel: () => moving?.by === 'pointer' && cancelMove(),
      onBlur: () => moving?.by === 'keys' && cancelMove(),
      /** Ignores the click at the end of a drag. */
      onClickCapture(event: MouseEvent) {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}
