/** Where a pointer is, in px, and when, in ms. */
export interface Touch {
  x: number;
  y: number;
  time: number;
}

export type Gesture = 'next' | 'previous' | 'nextStory' | 'previousStory' | 'close';

/** A pointer that rests this long holds the story, in ms. */
export const HOLD_MS = 200;
/** How far a finger trembles, in px. */
const TREMBLE = 10;
/** How far one has to drag, in px, or how fast, in px per ms. */
const FAR = { x: 60, y: 90 };
const FAST = 0.4;
/** This share of the stage goes back, the rest goes on. */
const BACK_SHARE = 1 / 3;

export interface Drag {
  axis: 'x' | 'y';
  /** In px; to the right and down is positive. */
  by: number;
}

/** What a pointer that went from here to there has dragged; undefined while it only trembles. */
export function dragOf(from: Touch, to: Touch): Drag | undefined {
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (Math.hypot(x, y) < TREMBLE) return undefined;
  return Math.abs(x) >= Math.abs(y) ? { axis: 'x', by: x } : { axis: 'y', by: y };
}

/** What a pointer that was put down and lifted meant, on a stage from `left` on of this `width`; undefined: nothing. */
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
