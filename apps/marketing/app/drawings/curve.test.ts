import { expect, test } from 'vitest';
import { CURVE_BOX, CURVE_PATH, curveAtWidth, curveUpTo } from './curve.ts';

test('the curve never falls', () => {
  const heights = Array.from({ length: 21 }, (_, step) => curveUpTo(step / 20).point.y);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
});

test('the curve up to its end is the whole curve', () => {
  expect(curveUpTo(1).path.replaceAll('.0', '')).toBe(CURVE_PATH);
});

test.each([0.1, 0.5, 0.9])('finds the point of the curve at %s of its width', (share) => {
  expect(curveUpTo(curveAtWidth(share)).point.x / CURVE_BOX.width).toBeCloseTo(share, 3);
});
