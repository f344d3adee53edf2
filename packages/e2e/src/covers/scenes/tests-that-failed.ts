import { colour, ground, type Picture, times } from '../draw.ts';

const MIDDLE = 470;
/** How far the two lines are apart, along the way. */
const apart = (x: number) => {
  const inside = Math.max(0, Math.min(1, (x - 180) / 1240));
  const swell = Math.sin(inside * Math.PI) ** 1.6;
  return swell * (205 * Math.sin(inside * Math.PI * 3.04 - 0.06));
};
const drift = (x: number) => MIDDLE - 26 * Math.sin(x / 260);
const points = Array.from({ length: 161 }, (_, i) => i * 10);
const path = (side: 1 | -1) =>
  `M${points.map((x) => `${x} ${(drift(x) + side * apart(x)).toFixed(1)}`).join('L')}`;
const between = (from: number, to: number) => {
  const part = points.filter((x) => x >= from && x <= to);
  const edge = (side: 1 | -1) => part.map((x) => `${x} ${(drift(x) + side * apart(x)).toFixed(1)}`);
  return `M${edge(1).join('L')}L${edge(-1).reverse().join('L')}Z`;
};

/** Two lines that begin as one drift apart like plaits and meet again; the widest gap is dressed up as a victory. */
export const testsThatFailed: Picture = {
  body: `${ground(colour.ivory)}
  ${times(9, (i) => `<path d="M0 ${110 + i * 85}H1600" stroke="${colour.ink}" stroke-opacity=".08" stroke-width="3"/>`)}
  <path d="${between(180, 590)}" fill="${colour.blushDeep}" opacity=".6"/>
  <path d="${between(590, 1000)}" fill="${colour.gold}"/>
  <path d="${between(1000, 1420)}" fill="${colour.blushDeep}" opacity=".6"/>
  <path d="${path(1)}" stroke="${colour.ink}" stroke-width="20"/>
  <path d="${path(-1)}" stroke="${colour.clay}" stroke-width="20"/>
  <g transform="translate(800 ${(drift(800) - 196).toFixed(1)})">
    <path d="M-34-6L-62 92 0 60 62 92 34-6Z" fill="${colour.clayDeep}" transform="translate(0 6)"/>
    ${times(16, (i) => `<rect x="-15" y="-104" width="30" height="52" rx="9" fill="${i % 2 ? colour.clay : colour.clayLight}" transform="translate(0 -24) rotate(${i * 22.5})"/>`)}
    <circle cy="-24" r="74" fill="${colour.ivory}"/><circle cy="-24" r="74" stroke="${colour.clayDeep}" stroke-width="6"/>
    <path d="M-26-30C-24-62 28-62 26-28 24-8 0-10 0 8" stroke="${colour.ink}" stroke-width="12"/><circle cy="30" r="8" fill="${colour.ink}"/>
  </g>
  ${times(2, (i) => `<circle cx="${i ? 1508 : 92}" cy="${drift(i ? 1508 : 92).toFixed(1)}" r="30" fill="${colour.ivory}" stroke="${colour.ink}" stroke-width="10"/><circle cx="${i ? 1508 : 92}" cy="${drift(i ? 1508 : 92).toFixed(1)}" r="10" fill="${colour.clay}"/>`)}`,
};
