import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AVATAR_BOX,
  AVATAR_CROP,
  AVATAR_SIDE,
  AVATAR_ZOOM,
  type Crop,
  layout,
  moveCrop,
  type Point,
  pinchCrop,
  resizeCrop,
  type Size,
  shownSize,
  startCrop,
  stepZoom,
  zoomCrop,
} from './crop-geometry.ts';

const length = fc.integer({ min: 1, max: 16_000 });
const picture: fc.Arbitrary<Size> = fc.record({ width: length, height: length });
const number = fc.double({ min: -2000, max: 2000, noNaN: true });
const point: fc.Arbitrary<Point> = fc.record({ x: number, y: number });
const change = fc.oneof(
  point.map((by) => (of: Size, crop: Crop) => moveCrop(of, crop, by)),
  fc
    .record({ width: number, height: number }, { requiredKeys: [] })
    .map((sides) => (of: Size, crop: Crop) => resizeCrop(of, crop, sides)),
  fc.tuple(fc.double({ min: 0, max: 9, noNaN: true }), point).map(
    ([zoom, about]) =>
      (of: Size, crop: Crop) =>
        zoomCrop(of, crop, zoom, about),
  ),
  fc.tuple(point, point, point, point).map(
    ([a, b, c, d]) =>
      (of: Size, crop: Crop) =>
        pinchCrop(of, crop, [a, b], [c, d]),
  ),
);
const story = fc.tuple(picture, fc.array(change, { maxLength: 12 }));
const after = ([of, changes]: [Size, ((of: Size, crop: Crop) => Crop)[]]) =>
  changes.reduce((crop, each) => each(of, crop), startCrop(of));

test('keeps frame and zoom within their limits after any sequence of changes', () => {
  fc.assert(
    fc.property(story, ([of, changes]) => {
      const crop = after([of, changes]);
      for (const side of [crop.width, crop.height]) {
        expect(Number.isInteger(side)).toBe(true);
        expect(side).toBeGreaterThanOrEqual(AVATAR_CROP.min);
        expect(side).toBeLessThanOrEqual(Math.min(AVATAR_CROP.max, AVATAR_BOX));
      }
      expect(crop.zoom).toBeGreaterThanOrEqual(AVATAR_ZOOM.min);
      expect(crop.zoom).toBeLessThanOrEqual(AVATAR_ZOOM.max);
    }),
  );
});

test('covers the frame with a larger picture and keeps a smaller one inside it', () => {
  fc.assert(
    fc.property(story, ([of, changes]) => {
      const crop = after([of, changes]);
      const shown = shownSize(of, crop.zoom);
      for (const [pictureSide, frameSide, middle] of [
        [shown.width, crop.width, crop.x],
        [shown.height, crop.height, crop.y],
      ] as const) {
        const [outer, inner] = [Math.max(pictureSide, frameSide), Math.min(pictureSide, frameSide)];
        expect(Math.abs(middle) + inner / 2).toBeLessThanOrEqual(outer / 2 + 1e-6);
      }
    }),
  );
});

test('fits the whole frame into the square without distortion', () => {
  fc.assert(
    fc.property(story, ([of, changes]) => {
      const crop = after([of, changes]);
      const { frame, picture: drawn } = layout(of, crop);
      expect(Math.max(frame.width, frame.height)).toBeCloseTo(AVATAR_SIDE);
      expect(frame.left).toBeCloseTo((AVATAR_SIDE - frame.width) / 2);
      expect(frame.top).toBeCloseTo((AVATAR_SIDE - frame.height) / 2);
      expect(frame.width / frame.height).toBeCloseTo(crop.width / crop.height);
      expect(drawn.width * of.height).toBeCloseTo(drawn.height * of.width, 3);
    }),
  );
});

test('keeps the point under the pointer in place while zooming within the limits', () => {
  const of = { width: 4000, height: 4000 };
  const near = fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) });
  const crop = { width: 100, height: 100, zoom: 2, x: 30, y: -30 };
  fc.assert(
    fc.property(near, fc.double({ min: 1.5, max: 2.5, noNaN: true }), (about, zoom) => {
      const next = zoomCrop(of, crop, zoom, about);
      expect((about.x - next.x) / next.zoom).toBeCloseTo((about.x - crop.x) / crop.zoom);
      expect((about.y - next.y) / next.zoom).toBeCloseTo((about.y - crop.y) / crop.zoom);
    }),
  );
});

test('zooms by the distance between the fingers and moves with their centre', () => {
  const of = { width: 400, height: 400 };
  const crop = { ...startCrop(of), width: 50, height: 50, zoom: 1 };
  const [from, to] = [
    [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: -10, y: 5 },
      { x: 30, y: 5 },
    ],
  ] as const;
  expect(pinchCrop(of, crop, from, to)).toEqual({ ...crop, zoom: 2, x: 10, y: 5 });
  const together = [from[0], from[0]] as const;
  expect(pinchCrop(of, crop, together, to).zoom).toBe(1);
});

test('starts with the largest possible square', () => {
  expect(startCrop({ width: 4000, height: 3000 })).toEqual({ width: 300, height: 300, zoom: 1, x: 0, y: 0 });
  expect(startCrop({ width: 20, height: 20 })).toMatchObject({ width: 400, height: 400 });
  expect(startCrop({ width: 4000, height: 10 })).toMatchObject({ width: 50, height: 50 });
});

test('steps the zoom from 50 to 300 % by 10 %', () => {
  const grid = [0.5];
  while (grid.length < 40 && grid.at(-1)! < 3) grid.push(stepZoom(grid.at(-1)!, 1));
  expect(grid.map((zoom) => Math.round(zoom * 100))).toEqual(
    Array.from({ length: 26 }, (_, i) => 50 + i * 10),
  );
  expect([stepZoom(3, 1), stepZoom(0.5, -1), stepZoom(1.234)]).toEqual([3, 0.5, 1.2]);
});
