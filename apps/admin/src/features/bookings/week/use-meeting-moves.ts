import { useWindowEvent } from '@mantine/hooks';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { ARROW_STEPS, isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { formatMoment } from '../BookingRow.tsx';
import {
  instantOf,
  lengthOf,
  minuteAt,
  moved,
  type Span,
  type Spot,
  spanOf,
  spotOf,
  type Timed,
} from './week-layout.ts';

/** How far the pointer moves before it drags, in pixels. Shorter moves are clicks. */
const SLACK = 4;

/** A meeting that is being moved, and where it would go. */
export interface Held<Meeting> {
  meeting: Meeting;
  spot: Spot;
  by: 'keys' | 'pointer';
}

interface MeetingMovesOptions<Meeting> {
  meetings: readonly Meeting[];
  days: readonly string[];
  hours: Span;
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

/** Returns the times that a held meeting would have. */
export function timesOf({ meeting, spot }: Pick<Held<Timed>, 'meeting' | 'spot'>): Timed {
  const start = instantOf(spot);
  return { start, end: new Date(Date.parse(start) + lengthOf(meeting) * 60_000).toISOString() };
}

/**
 * Moves meetings by pointer and by keys. It uses Pointer Events instead of the drag-and-drop of the lists, because
 * Firefox does not drag buttons, and because the time has to follow the pointer. Touch scrolls. Elements need the
 * meeting's id as `data-meeting`, and columns their day as `data-day`.
 */
export function useMeetingMoves<Meeting extends Booking>(options: MeetingMovesOptions<Meeting>) {
  const { meetings, days, hours, canMove, onMove } = options;
  const grid = useRef<HTMLDivElement>(null);
  const press = useRef<Press<Meeting>>(null);
  const hasDragged = useRef(false);
  const [held, setHeld] = useState<Held<Meeting> | null>(null);
  const [news, setNews] = useState('');

  const meetingAt = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-meeting]') : null;
    const meeting = meetings.find(({ id }) => id === element?.dataset.meeting);
    return element && meeting && { element, meeting };
  };

  function hold(next: Held<Meeting>) {
    setHeld(next);
    const times = timesOf(next);
    setNews(
      Date.parse(times.start) > Date.now() ? formatMoment(times) : `${formatMoment(times)}, in the past`,
    );
  }
  function giveUp() {
    press.current = null;
    setHeld(null);
    setNews('The meeting stays where it is.');
  }
  function drop({ meeting, spot }: Held<Meeting>) {
    const { day, minute } = spotOf(meeting.start);
    const times = timesOf({ meeting, spot });
    if ((day === spot.day && minute === spot.minute) || Date.parse(times.start) <= Date.now())
      return giveUp();
    press.current = null;
    setHeld(null);
    setNews(`Moved to ${formatMoment(times)}.`);
    onMove(meeting, times.start);
  }

  useWindowEvent('keydown', (event) => {
    if (!isScreenKey(event)) return;
    const step = ARROW_STEPS[event.key];
    if (held && event.key === 'Escape') giveUp();
    else if (held?.by === 'keys' && step) hold({ ...held, spot: moved(held.spot, step, days) });
    else if (held?.by === 'keys' && event.key === 'Enter') drop(held);
    else if (!held && event.key === 'm') {
      const found = meetingAt(document.activeElement);
      if (!found) return;
      if (canMove(found.meeting)) {
        setHeld({ meeting: found.meeting, spot: spotOf(found.meeting.start), by: 'keys' });
        setNews(
          `Picked up the meeting with ${found.meeting.name}. Arrow keys move it, Enter drops it, Escape gives up.`,
        );
      } else setNews('Only booked meetings that have not begun can be moved.');
    } else return;
    event.preventDefault();
  });

  const spotUnder = ({ clientX, clientY }: PointerEvent, { meeting, grip }: Press<Meeting>): Spot => {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
    const isLeftOf = (column: HTMLElement) => column.getBoundingClientRect().left <= clientX;
    const column = columns.findLast(isLeftOf) ?? columns[0];
    const { top = 0, height = 1 } = column?.getBoundingClientRect() ?? {};
    const { from, to } = spanOf(meeting);
    return {
      day: column?.dataset.day ?? spotOf(meeting.start).day,
      minute: minuteAt(clientY - grip - top, height, hours, to - from),
    };
  };

  return {
    grid,
    held,
    news,
    handlers: {
      onPointerDown(event: PointerEvent) {
        hasDragged.current = false;
        const found = meetingAt(event.target);
        if (!found || event.button !== 0 || event.pointerType === 'touch' || held) return;
        if (!canMove(found.meeting)) return;
        const grip = event.clientY - found.element.getBoundingClientRect().top;
        press.current = { meeting: found.meeting, x: event.clientX, y: event.clientY, grip };
      },
      onPointerMove(event: PointerEvent) {
        // The button may have been released outside the grid.
        if (event.buttons === 0) press.current = null;
        const from = press.current;
        if (!from) return;
        if (!held) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
          hasDragged.current = true;
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }
        const spot = spotUnder(event, from);
        if (held?.spot.day !== spot.day || held.spot.minute !== spot.minute)
          hold({ meeting: from.meeting, spot, by: 'pointer' });
      },
      onPointerUp() {
        if (held?.by === 'pointer') drop(held);
        press.current = null;
      },
      onPointerCancel: () => held?.by === 'pointer' && giveUp(),
      onBlur: () => held?.by === 'keys' && giveUp(),
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
