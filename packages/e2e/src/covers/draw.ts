/** The brand's colours, and shades of them that pictures need. */
export const colour = {
  ink: '#1b1320',
  inkSoft: '#332539',
  ivory: '#fbf7f2',
  blush: '#f4e4dc',
  blushDeep: '#ebcdbf',
  clay: '#a23e2a',
  clayDeep: '#86301f',
  clayLight: '#e08a73',
  gold: '#c9a227',
  goldLight: '#e6c766',
  goldDeep: '#9c7a16',
  sage: '#4f6b5a',
  sageDeep: '#33483c',
  sageLight: '#9dbfa9',
} as const;

const WIDTH = 1600;
const HEIGHT = 900;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const n = (value: number) => Math.round(value * 10) / 10;

/** The brand's rising curve in a box: flat at first, then steeper. Without the first move, to go on from a path that ends there. */
export function rise({ x, y, width, height }: Box, { joined = false } = {}): string {
  const at = (right: number, down: number) => `${n(x + width * right)} ${n(y + height * down)}`;
  const start = joined ? '' : `M${at(0, 1)}`;
  return `${start}C${at(0.42, 1)} ${at(0.72, 0.78)} ${at(1, 0)}`;
}

/** A point of that curve, `t` of the way (0 to 1). */
export function riseAt({ x, y, width, height }: Box, t: number): { x: number; y: number; angle: number } {
  const xs = [0, 0.42, 0.72, 1];
  const ys = [1, 1, 0.78, 0];
  const u = 1 - t;
  const at = ([a = 0, b = 0, c = 0, d = 0]: number[]) =>
    u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
  const slope = ([a = 0, b = 0, c = 0, d = 0]: number[]) =>
    3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c);
  const angle = (Math.atan2(slope(ys) * height, slope(xs) * width) * 180) / Math.PI;
  return { x: x + at(xs) * width, y: y + at(ys) * height, angle };
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const glow = (id: string, tint: string, strength = 0.9) => `<radialGradient id="${id}">
  <stop offset="0" stop-color="${tint}" stop-opacity="${strength}"/>
  <stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient>`;

export interface Picture {
  width?: number;
  height?: number;
  defs?: string;
  body: string;
}

/** The whole drawing. */
export const svg = ({ width = WIDTH, height = HEIGHT, defs = '', body }: Picture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
  <filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="40"/></filter>
  ${defs}</defs>${body}</svg>`;

export const ground = (fill: string, { width = WIDTH, height = HEIGHT } = {}) =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;
