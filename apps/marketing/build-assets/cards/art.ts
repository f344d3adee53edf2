import { CURVE_BOX, CURVE_PATH, curveAtWidth, curveUpTo } from '../../app/drawings/curve.ts';
import type { Surface } from './surfaces.ts';

/** Returns the curve parameters of `count` steps: evenly spaced in width, away from both ends. */
const stepPoints = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => curveAtWidth(0.14 + (index / Math.max(1, count - 1)) * 0.8));

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
function placeCurve({ x, y, width, height }: Box) {
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

/** The position of a page among its siblings, such as the third of nine. */
export interface Position {
  index: number;
  of: number;
}

const rise = placeCurve({ x: -8, y: 214, width: 1216, height: 348 });

/**
 * Draws the curve across the card and the area below it. With a position, the curve has a dot for each sibling page.
 */
export function risingArt(surface: Surface, position?: Position): string {
  const accent = surface['--accent'];
  const ground = `<path d="${rise.area.replace(/V[\d.]+H/, 'V640H')}" fill="${surface['--surface-raised']}"/>`;
  if (!position) {
    const { x, y } = rise.at(0.93);
    return `${ground}${line(rise.path, accent)}${dot(x, y, 13, surface['--gold'])}`;
  }
  const points = stepPoints(position.of);
  const here = points[position.index] ?? 1;
  const dots = points.map((t, index) => {
    const { x, y } = rise.at(t);
    if (index === position.index) return dot(x, y, 13, surface['--gold']);
    if (index < position.index) return dot(x, y, 7, accent);
    return `<circle cx="${x}" cy="${y}" r="7" fill="${surface['--surface']}" stroke="${surface['--hairline']}" stroke-width="4"/>`;
  });
  return `${ground}${line(rise.path, surface['--hairline'])}${line(rise.upTo(here), accent)}${dots.join('')}`;
}

/** Draws a line drawing on a sheet at the right. */
export function drawingArt(drawing: string, sheet: Surface): string {
  return `<rect x="690" width="510" height="630" fill="${sheet['--surface']}"/>
    <svg x="722" y="128" width="450" height="375" viewBox="0 0 480 400" overflow="visible">${drawing}</svg>`;
}

/** The wordmark's curve, 40 units high. */
export function markArt(surface: Surface, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.32)"><path d="M2 27C13 27 20 22 24.5 7" fill="none" stroke="${surface['--text']}" stroke-width="2.4" stroke-linecap="round"/>${dot(25, 5.2, 3.2, surface['--accent'])}</g>`;
}

const line = (path: string, colour: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`;
const dot = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${colour}"/>`;
