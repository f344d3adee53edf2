import { useWindowEvent } from '@mantine/hooks';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import {
  type DayMinute,
  type MeetingTimes,
  type MinuteRange,
  minuteAt,
  minutesOf,
  spanOf,
  toInstant,
} from './week-layout.ts';

/** How far the pointer moves before it drags, in pixels. Shorter moves are clicks. */
const SLACK = 4;

interface BookingDragOptions<Meeting> {
  meetings: readonly Meeting[];
  hours: MinuteRange;
  canMove: (meeting: Meeting) => boolean;
  onMove: (meeting: Meeting, start: string) => void;
  /** Called with a free time that was pressed. */
  onFree: (at: DayMinute) => void;
}

function timesAt(meeting: MeetingTimes, spot: DayMinute): MeetingTimes {
  const start = toInstant(spot);
  return { start, end: new Date(Date.parse(start) + minutesOf(meeting) * 60_000).toISOString() };
}

/**
 * Moves meetings by mouse or pen; the keyboard uses Move in a meeting's menu, and touch scrolls. It uses Pointer Events
 * instead of the drag-and-drop of the lists, because Firefox does not drag buttons, and because the time has to follow
 * the pointer. Elements need the meeting's id as `data-meeting`, and columns their day as `data-day`. Returns the
 * dragged meeting at the time where it would go as `ghost`.
 */
export function useBookingDrag<Meeting extends Booking>(options: BookingDragOptions<Meeting>) {
  const { meetings, hours, canMove, onMove, onFree } = options;
  /** Where the pointer was pressed, and its distance from the top of the meeting, in pixels. */
  const press = useRef<{ meeting: Meeting; x: number; y: number; grip: number }>(null);
  const hasDragged = useRef(false);
  const [ghost, setGhost] = useState<Meeting | null>(null);

  function stop() {
    press.current = null;
    setGhost(null);
  }
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') stop();
  });

  return {
    ghost,
    handlers: {
      onPointerDown({ target, button, pointerType, clientX, clientY }: PointerEvent) {
        hasDragged.current = false;
        const element = target instanceof Element ? target.closest<HTMLElement>('[data-meeting]') : null;
        const meeting = meetings.find(({ id }) => id === element?.dataset.meeting);
        if (!element || !meeting || button !== 0 || pointerType === 'touch' || !canMove(meeting)) return;
        const grip = clientY - element.getBoundingClientRect().top;
        press.current = { meeting, x: clientX, y: clientY, grip };
      },
      onPointerMove({ currentTarget, pointerId, buttons, clientX, clientY }: PointerEvent) {
        // The button may have been released outside the grid.
        if (buttons === 0) press.current = null;
        const from = press.current;
        if (!from) return;
        if (!ghost && Math.hypot(clientX - from.x, clientY - from.y) < SLACK) return;
        hasDragged.current = true;
        currentTarget.setPointerCapture?.(pointerId);
        const columns = [...currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
        const column = columns.findLast((each) => each.getBoundingClientRect().left <= clientX) ?? columns[0];
        if (!column?.dataset.day) return;
        const { top, height } = column.getBoundingClientRect();
        const { from: first, to: last } = spanOf(from.meeting);
        const minute = minuteAt(clientY - from.grip - top, height, hours, last - first);
        setGhost({ ...from.meeting, ...timesAt(from.meeting, { day: column.dataset.day, minute }) });
      },
      onPointerUp() {
        const { meeting } = press.current ?? {};
        stop();
        if (ghost && meeting && ghost.start !== meeting.start && Date.parse(ghost.start) > Date.now())
          onMove(meeting, ghost.start);
      },
      onPointerCancel: stop,
      onClick({ target, clientY }: MouseEvent) {
        if (!(target instanceof HTMLElement) || !target.dataset.day) return;
        const { top, height } = target.getBoundingClientRect();
        onFree({ day: target.dataset.day, minute: minuteAt(clientY - top, height, hours, 0) });
      },
      /** Ignores the click at the end of a drag. Clicks by keyboard have no detail. */
      onClickCapture(event: MouseEvent) {
        if (!hasDragged.current || event.detail === 0) return;
        hasDragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}
