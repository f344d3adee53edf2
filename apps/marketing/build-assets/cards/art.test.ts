import { expect, test } from 'vitest';
import { placeCurve } from './art.ts';

const curve = placeCurve({ x: 40, y: 60, width: 400, height: 200 });

test('draws the curve from the lower left corner of its box to the upper right', () => {
  expect([curve.at(0), curve.at(1)]).toEqual([
    { x: 40, y: 260 },
    { x: 440, y: 60 },
  ]);
  expect(curve.path).toBe('M40 260C208 260 328 215.6 440 60');
});

test('draws the curve from the upper left corner if the height is negative', () => {
  const mirrored = placeCurve({ x: 0, y: 100, width: 100, height: -50 });
  expect([mirrored.at(0), mirrored.at(1)]).toEqual([
    { x: 0, y: 50 },
    { x: 100, y: 100 },
  ]);
});
