import { colour, glow, ground, type Picture, times } from '../draw.ts';

const COUNT = 23;
const xs = [1090, -330, 640, 1160] as const;
const ys = [424, 470, 1190, 440] as const;

/** Where a foot comes down: along a loop from the door to the door. */
function step(index: number) {
  const t = index / (COUNT - 1);
  const u = 1 - t;
  const at = ([a, b, c, d]: typeof xs | typeof ys) =>
    u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
  const slope = ([a, b, c, d]: typeof xs | typeof ys) =>
    u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c);
  const angle = (Math.atan2(slope(ys), slope(xs)) * 180) / Math.PI;
  return { x: at(xs), y: at(ys), angle, side: index % 2 ? 1 : -1, t };
}

const foot = ({ x, y, angle, side, t }: ReturnType<typeof step>) => {
  const near = 0.4 + ((y - 410) / 400) * 0.8;
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(angle + 90).toFixed(0)}) translate(${side * 22 * near} 0) scale(${(near * side * -1).toFixed(2)} ${near.toFixed(2)})" opacity="${(0.4 + t * 0.55).toFixed(2)}">
    <path d="M-6-40C16-46 26-20 20 4 16 18 8 22-4 18-20 10-24-34-6-40Z" fill="${colour.clayDeep}"/><path d="M-4 32C10 26 20 34 16 50 12 64-8 64-12 50-14 42-12 36-4 32Z" fill="${colour.clayDeep}"/></g>`;
};

/** Footprints go round in a bow and come to the same lit door again. */
export const theSecondVisit: Picture = {
  defs: `<linearGradient id="sand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9b89b"/><stop offset="1" stop-color="#f3ddc9"/></linearGradient>
  <linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3cf"/><stop offset="1" stop-color="${colour.goldLight}"/></linearGradient>${glow('spill', '#fff0c4', 0.9)}`,
  body: `${ground('url(#sand)')}
  <path d="M0 0H1600V330H0Z" fill="${colour.ink}"/>
  <path d="M0 330C300 326 560 300 800 316S1300 344 1600 322V352C1300 366 1040 336 800 340S300 350 0 356Z" fill="${colour.inkSoft}"/>
  <ellipse cx="1128" cy="470" rx="330" ry="150" fill="url(#spill)"/>
  <path d="M1040 376L930 610H1330L1216 376Z" fill="#fff3cf" opacity=".55"/>
  <g transform="translate(226 81) scale(.8)">
    <path d="M1002 380V176a126 126 0 0 1 252 0V380Z" fill="${colour.clay}"/>
    <path d="M1036 380V180a92 92 0 0 1 184 0V380Z" fill="url(#inside)"/>
    <path d="M1036 380V180c0-30 12-54 30-70V402Z" fill="${colour.sageDeep}"/><circle cx="1056" cy="270" r="7" fill="${colour.gold}"/>
    <path d="M1102 380v-60c0-40 64-40 64 0v60Z" fill="${colour.clayLight}"/><circle cx="1134" cy="268" r="24" fill="${colour.ink}"/>
    <path d="M976 380H1280V404H976Z" fill="${colour.clayDeep}"/>
  </g>
  <g fill="${colour.ivory}"><circle cx="180" cy="90" r="5"/><circle cx="420" cy="180" r="4"/><circle cx="620" cy="70" r="5"/><circle cx="820" cy="150" r="3"/><circle cx="1420" cy="110" r="5"/><circle cx="1520" cy="220" r="3"/></g>
  <path d="M300 96a62 62 0 1 0 62 62 48 48 0 0 1-62-62z" fill="${colour.goldLight}"/>
  ${times(COUNT, (index) => foot(step(index)))}`,
};
