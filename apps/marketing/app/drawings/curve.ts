/** The rising curve in a box of 1000 × 400 units: flat at first, then ever steeper. */
export const CURVE_BOX = { width: 1000, height: 400 };

const from = { x: 0, y: 380 };
const handle1 = { x: 420, y: 380 };
const handle2 = { x: 720, y: 300 };
const to = { x: 1000, y: 20 };

export const CURVE_PATH = `M${from.x} ${from.y}C${handle1.x} ${handle1.y} ${handle2.x} ${handle2.y} ${to.x} ${to.y}`;
export const CURVE_AREA = `${CURVE_PATH}V${CURVE_BOX.height}H0Z`;

interface Point {
  x: number;
  y: number;
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

interface Split {
  point: Point;
  path: string;
}

/** Splits the curve at `t` (0 to 1) with de Casteljau's algorithm; returns the point and the path up to it. */
export function curveUpTo(t: number): Split {
  const clamped = Math.min(1, Math.max(0, t));
  const a = between(from, handle1, clamped);
  const b = between(handle1, handle2, clamped);
  const c = between(handle2, to, clamped);
  const d = between(a, b, clamped);
  const e = between(b, c, clamped);
  const point = between(d, e, clamped);
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { point, path: `M${from.x} ${from.y}C${text(a)} ${text(d)} ${text(point)}` };
}

/** Returns the curve parameter (0 to 1) at a share of the width. */
export function curveAtWidth(share: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 20; i += 1) {
    const middle = (low + high) / 2;
    if (curveUpTo(middle).point.x < share * CURVE_BOX.width) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
