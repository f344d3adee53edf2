import { colour, ground, type Picture, times } from '../draw.ts';

const centre = { x: 480, y: 540 };
const RADIUS = 270;
const on = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(centre.x + radius * Math.cos(angle)).toFixed(1)} ${(centre.y + radius * Math.sin(angle)).toFixed(1)}`;
};

const cord = `M${on(RADIUS + 6, 30)}C800 300 800 640 940 600S1040 470 1068 424`;

/** A clock whose first five minutes are filled; from their edge the cord of a telephone rises. */
export const firstFiveMinutes: Picture = {
  defs: `<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colour.ivory}"/><stop offset="1" stop-color="${colour.blushDeep}"/></linearGradient>`,
  body: `${ground('url(#paper)')}
  <g transform="translate(128 62) scale(.84)">  <ellipse cx="${centre.x + 60}" cy="${centre.y + 70}" rx="${RADIUS}" ry="${RADIUS}" fill="${colour.clayDeep}" opacity=".22" filter="url(#softer)"/>
  <circle cx="${centre.x}" cy="${centre.y}" r="${RADIUS}" fill="${colour.ivory}"/>
  <circle cx="${centre.x}" cy="${centre.y}" r="${RADIUS}" stroke="${colour.ink}" stroke-width="9"/>
  <path d="M${centre.x} ${centre.y}L${on(RADIUS - 5, 0)}A${RADIUS - 5} ${RADIUS - 5} 0 0 1 ${on(RADIUS - 5, 30)}Z" fill="${colour.clay}"/>
  ${times(60, (i) => `<path d="M${on(RADIUS - 22, i * 6)}L${on(RADIUS - (i % 5 === 0 ? 58 : 36), i * 6)}" stroke="${i < 6 ? colour.ivory : colour.ink}" stroke-width="${i % 5 === 0 ? 7 : 3}" opacity="${i % 5 === 0 ? 1 : 0.55}"/>`)}
  <path d="M${centre.x} ${centre.y}L${on(150, 250)}" stroke="${colour.ink}" stroke-width="15"/>
  <path d="M${centre.x} ${centre.y}L${on(226, 30)}" stroke="${colour.ink}" stroke-width="9"/>
  <circle cx="${centre.x}" cy="${centre.y}" r="18" fill="${colour.ink}"/><circle cx="${centre.x}" cy="${centre.y}" r="6" fill="${colour.gold}"/>
  <path d="${cord}" stroke="${colour.clay}" stroke-width="8"/>
  <path d="${cord}" stroke="${colour.clay}" stroke-width="30" stroke-linecap="butt" stroke-dasharray="6 9"/>
  <g transform="translate(1196 262) rotate(-34)">
    <path d="M-200 60C-150-92 150-92 200 60" stroke="${colour.clayDeep}" stroke-opacity=".25" stroke-width="74" filter="url(#soft)" transform="translate(26 60)"/>
    <path d="M-196 40C-140-88 140-88 196 40" stroke="${colour.ink}" stroke-width="62"/>
    <rect x="-262" y="14" width="126" height="104" rx="34" fill="${colour.ink}"/>
    <rect x="136" y="14" width="126" height="104" rx="34" fill="${colour.ink}"/>
    <rect x="-262" y="94" width="126" height="30" rx="15" fill="${colour.inkSoft}"/>
    <rect x="136" y="94" width="126" height="30" rx="15" fill="${colour.inkSoft}"/>
    <path d="M-150-6C-96-62 60-74 130-30" stroke="${colour.ivory}" stroke-opacity=".22" stroke-width="8"/>
  </g>
  <g stroke="${colour.gold}" stroke-width="10"><path d="M1478 252l62 24M1466 312l48 44M1482 190l64-8"/></g></g>`,
};
