/** The position of a pointer in px, and the time in ms. */
export interface Touch {
  x: number;
  y: number;
  time: number;
}

export type Gesture = 'next' | 'previous' | 'nextStory' | 'previousStory' | 'close';

/** The minimum duration of a press that pauses the story, in ms. */
export const HOLD_MS = 200;
/** The maximum movement that is not yet a drag, in px. */
const TREMBLE = 10;
/** A drag needs this distance in px or this speed in px per ms. */
const FAR = { x: 60, y: 90 };
const FAST = 0.4;
/** A tap within this share of the stage, from the left, goes back. */
const BACK_SHARE = 1 / 3;

export interface Drag {
  axis: 'x' | 'y';
  /** In px. Right and down are positive. */
  by: number;
}

/** Returns the drag between two positions; undefined if it is too short. */
export function dragOf(from: Touch, to: Touch): Drag | undefined {
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (Math.hypot(x, y) < TREMBLE) return undefined;
  return Math.abs(x) >= Math.abs(y) ? { axis: 'x', by: x } : { axis: 'y', by: y };
}

/** Returns the gesture of a pointer that was pressed and released on a stage at `left` with this `width`, if any. */
export function gestureOf(
  from: Touch,
  to: Touch,
  { left, width }: { left: number; width: number },
): Gesture | undefined {
  const took = to.time - from.time;
  const drag = dragOf(from, to);
  if (drag) {
    const { axis, by } = drag;
    const isMeant = Math.abs(by) >= FAR[axis] || Math.abs(by) / Math.max(took, 1) >= FAST;
    if (!isMeant) return undefined;
    if (axis === 'y') return by > 0 ? 'close' : undefined;
    return by < 0 ? 'nextStory' : 'previousStory';
  }
  if (took > HOLD_MS) return undefined;
  return from.x - left < width * BACK_SHARE ? 'previous' : 'next';
}
