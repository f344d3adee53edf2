import type { Canvas } from './canvas.ts';

/** How far a moment lies between two others, from 0 to 1. */
export const between = (time: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (time - from) / (to - from)));

/** Quick at first, then coming to rest. */
export const settle = (share: number): number => 1 - (1 - share) ** 4;
/** Slow, quick, slow. */
export const glide = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Shows what `draw` draws as it comes in from below. */
export function rise(canvas: Canvas, share: number, draw: () => void): void {
  if (share <= 0) return;
  const eased = settle(share);
  canvas.save();
  canvas.globalAlpha *= Math.min(1, share * 2.2);
  canvas.translate(0, 28 * (1 - eased));
  draw();
  canvas.restore();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/* The curve of the house, in shares of its box: flat at first, then steeper the longer it runs. */
const [FROM, LOW, HIGH, TO] = [
  [0, 0.95],
  [0.42, 0.95],
  [0.72, 0.75],
  [1, 0.05],
] as const;

/** The house's curve in a box up to `share` of its run; gives its end. */
export function traceCurve(canvas: Canvas, { x, y, width, height }: Box, share: number) {
  const at = (t: number, axis: 0 | 1) =>
    (1 - t) ** 3 * FROM[axis] +
    3 * (1 - t) ** 2 * t * LOW[axis] +
    3 * (1 - t) * t ** 2 * HIGH[axis] +
    t ** 3 * TO[axis];
  const point = (t: number) => ({ x: x + width * at(t, 0), y: y + height * at(t, 1) });
  const steps = Math.max(2, Math.ceil(160 * share));
  canvas.beginPath();
  for (let step = 0; step <= steps; step += 1) {
    const { x: left, y: top } = point((share * step) / steps);
    if (step === 0) canvas.moveTo(left, top);
    else canvas.lineTo(left, top);
  }
  return point(share);
}
