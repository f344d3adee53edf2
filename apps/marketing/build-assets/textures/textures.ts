import type { TextureId } from '../../app/content/site/pictures.ts';

const SHEET = { width: 400, height: 500 };

/** Wraps a drawing in an SVG of the size of a texture. */
const sheet = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" fill="none">${content}</svg>`;

/** Returns a generator of numbers from 0 to 1 that are the same in every build. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    // The Park–Miller generator.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const LINES = 34;
const STEP = 40;
/** The raised areas of the skin, with their width and height. */
const hills = [
  { x: 250, y: 170, across: 120, height: 92 },
  { x: 90, y: 330, across: 90, height: 48 },
  { x: 330, y: 420, across: 100, height: 60 },
];

function lineAt(y: number): string {
  const lift = (x: number) =>
    hills.reduce(
      (sum, hill) =>
        sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.across ** 2),
      0,
    );
  const points = Array.from({ length: SHEET.width / STEP + 3 }, (_, at) => {
    const x = (at - 1) * STEP;
    return [x, Math.round(y - lift(x))] as const;
  });
  // Draws the curve through the midpoints between points, so that few points make a smooth line.
  const middles = points.slice(1).map(([x, height], at) => [x - STEP / 2, (height + points[at]![1]) / 2]);
  const [start, ...rest] = middles;
  return `M${start!.join(' ')}${rest.map(([x, height], at) => `Q${points[at + 1]!.join(' ')} ${x} ${height}`).join('')}`;
}

/** A cheek drawn with contour lines like a map, lit from the right. */
function contours(): string {
  const lines = Array.from({ length: LINES }, (_, at) => lineAt(-10 + at * 18)).join('');
  return sheet(
    `<linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#dcae9b"/><stop offset="1" stop-color="#f9e9df"/></linearGradient><linearGradient id="l" gradientUnits="userSpaceOnUse" x2="400"><stop stop-color="#86301f"/><stop offset=".62" stop-color="#c4705a"/><stop offset="1" stop-color="#fffdfa"/></linearGradient><path fill="url(#g)" d="M0 0h400v500H0z"/><path stroke="url(#l)" stroke-width="1.3" d="${lines}"/>`,
  );
}

const CELL = 38;
const COLUMNS = 13;
const ROWS = 17;

/** The fine lines on the back of a hand, lit from the side. */
function furrows(): string {
  const next = createRandom(7);
  const nodes = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const x = (column - 0.5 + (row % 2) / 2) * CELL + (next() - 0.5) * 22;
      const y = (row - 0.5) * CELL * 0.88 + (next() - 0.5) * 20;
      return `${Math.round(x)} ${Math.round(y)}`;
    }),
  );
  const at = (row: number, column: number) => nodes[row]?.[column];
  const edges = nodes.flatMap((line, row) =>
    line.flatMap((node, column) => {
      const below = column - ((row + 1) % 2);
      return [at(row, column + 1), at(row + 1, below), at(row + 1, below + 1)]
        .filter((other) => other !== undefined && next() > 0.18)
        .map((other) => `M${node}L${other}`);
    }),
  );
  const pores = nodes.flat().filter((_, place) => place % 3 === 0);
  return sheet(
    `<radialGradient id="g" cx=".78" cy=".2" r="1"><stop stop-color="#fdf6ef"/><stop offset=".6" stop-color="#ecd0c1"/><stop offset="1" stop-color="#c99b8b"/></radialGradient><path fill="url(#g)" d="M0 0h400v500H0z"/><defs><path id="n" d="${edges.join('')}"/></defs><g stroke-linecap="round"><use href="#n" stroke="#fffaf5" stroke-opacity=".75" stroke-width="1.2" transform="translate(1.5 1.8)"/><use href="#n" stroke="#a8705f" stroke-opacity=".4" stroke-width="1.4"/></g><path stroke="#8a5546" stroke-opacity=".5" stroke-width="3.4" stroke-linecap="round" d="${pores.map((node) => `M${node}h.1`).join('')}"/>`,
  );
}

interface RimLight {
  /** The path of the lit edge, from top to bottom. */
  edge: string;
  /** The path that closes the edge to a body. */
  close: string;
  /** A hollow in the body that reflects some light. */
  inner?: string;
  /** An SVG transform that zooms in. */
  nearer?: string;
  ground: readonly [string, string];
  body: readonly [string, string];
  light: string;
}

/** Draws a dark body with light along one edge that fades into the skin. */
function rimLight({ edge, close, inner = '', nearer = '', ground, body, light }: RimLight): string {
  const gradient = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="${id}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const blur = (id: string, width: number) =>
    `<filter id="${id}" x="-.5" y="-.2" width="2" height="1.4"><feGaussianBlur stdDeviation="${width}"/></filter>`;
  return sheet(
    `${gradient('g', ground)}${gradient('b', body)}${blur('w', 26)}${blur('n', 7)}<clipPath id="c"><path d="${edge}${close}"/></clipPath><path fill="url(#g)" d="M0 0h400v500H0z"/><g transform="${nearer}"><g clip-path="url(#c)"><path fill="url(#b)" d="M-100-100h600v700H-100z"/><path stroke="${light}" stroke-opacity=".55" stroke-width="58" filter="url(#w)" d="${edge}"/><path stroke="${light}" stroke-opacity=".5" stroke-width="26" filter="url(#w)" d="${inner}"/><path stroke="#fff3e4" stroke-opacity=".8" stroke-width="12" filter="url(#n)" d="${edge}"/></g><path stroke="#fff3e4" stroke-width="1.6" d="${edge}"/></g>`,
  );
}

/** A neck and a shoulder, with light on the collarbone. */
const shoulder = () =>
  rimLight({
    edge: 'M236-10c-8 60-10 112 0 150 10 36 40 50 82 62 54 16 84 40 96 90',
    close: 'V510H-10V-10Z',
    inner: 'M120 296c70-26 150-24 230 14M206 60c-4 70-20 130-52 200',
    ground: ['#22302a', '#4f6b5a'],
    body: ['#141d1a', '#6d4a3c'],
    light: '#d9a58b',
  });

/** A profile from forehead to chin, too close to identify a person, with light on its outline. */
const profile = () =>
  rimLight({
    edge: 'M196-10C236 8 262 44 264 78c1 16-10 24-9 40 2 28 42 66 56 98 6 14-2 24-18 27-8 2-14 4-15 10-2 9 16 16 20 28 3 9-6 14-16 17 10 3 16 9 14 19-3 12-20 15-22 26-2 13 14 26 13 50-2 40-40 56-74 62-26 6-34 26-33 55',
    close: 'H-10V-10Z',
    nearer: 'matrix(1.5 0 0 1.5 -168 -176)',
    ground: ['#120c16', '#4a2f40'],
    body: ['#1b1320', '#5f2f2c'],
    light: '#e08a73',
  });

/** Placeholder textures for the agency's photographs: close-ups of skin and light without a recognisable face. */
export const textures: Record<TextureId, () => string> = { contours, furrows, profile, shoulder };
