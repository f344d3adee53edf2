import { colour, ground, type Picture, rise, riseAt } from '../draw.ts';

const line = { x: -60, y: 30, width: 1720, height: 270 };

/** A tag that hangs from the line at `t`. */
function tag(t: number, size: number, lean: number, fill: string, inside = ''): string {
  const { x, y } = riseAt(line, t);
  const body = `M0 0L-66 66V330a30 30 0 0 0 30 30H36a30 30 0 0 0 30-30V66Z`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
    <path d="M0 0C6 ${40 * size} ${lean * 2} ${70 * size} ${lean * 3} ${112 * size}" stroke="${colour.ink}" stroke-width="5"/>
    <g transform="translate(${lean * 3} ${86 * size}) rotate(${-lean}) scale(${size * 1.25})">
      <path d="${body}" fill="${colour.clayDeep}" opacity=".28" transform="translate(22 30)" filter="url(#soft)"/>
      <path d="${body}" fill="${fill}"/><circle cy="48" r="15" fill="${colour.blushDeep}"/><circle cy="48" r="15" stroke="${colour.ink}" stroke-width="5"/>
      ${inside}
    </g><circle r="11" fill="${colour.ink}"/></g>`;
}

const eye = `<g transform="translate(0 204)"><path d="M-52 0C-30-40 30-40 52 0C30 40-30 40-52 0Z" fill="${colour.ivory}" stroke="${colour.ink}" stroke-width="7"/>
  <circle r="21" fill="${colour.clay}"/><circle r="9" fill="${colour.ink}"/><circle cx="7" cy="-7" r="5" fill="${colour.ivory}"/>
  <path d="M-36-40l-9-15M-13-49l-4-17M13-49l4-17M36-40l9-15" stroke="${colour.ink}" stroke-width="6"/></g>
  <path d="M-40 292h80" stroke="${colour.gold}" stroke-width="9"/>`;
const blank = (ink: string) =>
  `<path d="M-36 190h72M-36 226h44" stroke="${ink}" stroke-opacity=".5" stroke-width="10"/>`;

/** Price tags hang from the curve like washing; the largest looks back. */
export const putThePriceOnThePage: Picture = {
  defs: `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour.blush}"/><stop offset="1" stop-color="${colour.blushDeep}"/></linearGradient>`,
  body: `${ground('url(#sky)')}
  <circle cx="1270" cy="640" r="430" fill="${colour.clayLight}" opacity=".28"/>
  <path d="${rise(line)}" stroke="${colour.ink}" stroke-width="7"/>
  ${tag(0.2, 0.66, 5, colour.sage, blank(colour.ivory))}
  ${tag(0.33, 0.84, -4, colour.clay, blank(colour.ivory))}
  ${tag(0.79, 0.74, -5, colour.gold, blank(colour.ink))}
  ${tag(0.91, 0.56, 4, colour.ink, blank(colour.ivory))}
  ${tag(0.56, 1.06, 3, colour.ivory, eye)}`,
};
