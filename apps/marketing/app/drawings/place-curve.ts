import { CURVE_BOX, CURVE_PATH, curveUpTo } from './curve.ts';

interface Point {
  x: number;
  y: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The height at which the curve starts and ends in its own box. */
const FOOT = curveUpTo(0).point.y;
const TOP = curveUpTo(1).point.y;
const PAIR = /([\d.]+) ([\d.]+)/g;

const short = (number: number) => String(Math.round(number * 10) / 10);

/**
 * Places the rising curve in a box of a drawing, from the lower left corner to the upper right one. A negative width or
 * height mirrors it.
 */
export function placeCurve({ x, y, width, height }: Box) {
  const place = (point: Point): Point => ({
    x: x + (point.x / CURVE_BOX.width) * width,
    y: y + ((point.y - TOP) / (FOOT - TOP)) * height,
  });
  const laid = (path: string) =>
    path.replaceAll(PAIR, (_, px: string, py: string) => {
      const point = place({ x: Number(px), y: Number(py) });
      return `${short(point.x)} ${short(point.y)}`;
    });
  const at = (t: number) => place(curveUpTo(t).point);
  return {
    path: laid(CURVE_PATH),
    area: `${laid(CURVE_PATH)}V${short(y + height)}H${short(x)}Z`,
    /** Returns the curve from its start to `t`, 0 to 1. */
    upTo: (t: number) => laid(curveUpTo(t).path),
    at,
  };
}
