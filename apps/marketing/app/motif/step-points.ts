import { curveAtWidth } from './curve.ts';

/** The positions of steps on the rising curve, as shares of its length: evenly spaced, clear of both ends. */
export const stepPoints = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => curveAtWidth(0.14 + (index / Math.max(1, count - 1)) * 0.8));
