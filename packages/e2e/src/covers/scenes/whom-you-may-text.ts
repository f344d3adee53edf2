import { colour, ground, type Picture, rise, riseAt } from '../draw.ts';

const way = { x: -80, y: 120, width: 1800, height: 620 };

/** A speech bubble on the way, beside it by `off`, with what it says as marks. */
function bubble(t: number, off: number, size: number, fill: string, ink: string, isWaiting = false): string {
  const { x, y, angle } = riseAt(way, t);
  const lean = isWaiting ? 0 : angle * 0.35;
  const body =
    'M-66-44H66a26 26 0 0 1 26 26V18a26 26 0 0 1-26 26H-10L-46 78-42 44H-66A26 26 0 0 1-92 18V-18A26 26 0 0 1-66-44Z';
  return `<g transform="translate(${x.toFixed(0)} ${(y + off).toFixed(0)}) rotate(${lean.toFixed(0)}) scale(${(size * 1.28).toFixed(2)})">
    <path d="${body}" fill="#000" opacity=".2" transform="translate(8 20)" filter="url(#soft)"/>
    <path d="${body}" fill="${fill}"/>
    <path d="M-54-10H${isWaiting ? 10 : 46}M-54 18H${isWaiting ? 46 : -4}" stroke="${ink}" stroke-width="11"/></g>`;
}

/** Messages fly up the curve to a gate: some pass, the others wait. */
export const whomYouMayText: Picture = {
  defs: `<linearGradient id="field" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${colour.blushDeep}"/><stop offset=".52" stop-color="${colour.blush}"/><stop offset=".53" stop-color="#d5e2d8"/><stop offset="1" stop-color="${colour.sageLight}"/></linearGradient>`,
  body: `${ground('url(#field)')}
  <path d="${rise(way)}V960H-80Z" fill="${colour.ink}" opacity=".07"/>
  <path d="${rise(way)}" stroke="${colour.ink}" stroke-opacity=".3" stroke-width="5" stroke-dasharray="2 18"/>
  ${bubble(0.1, -10, 0.8, colour.clay, colour.blush, true)}
  ${bubble(0.2, -190, 0.66, colour.clayLight, colour.clayDeep, true)}
  ${bubble(0.24, 40, 0.9, colour.clay, colour.blush, true)}
  ${bubble(0.33, -150, 1, colour.clayDeep, colour.blushDeep, true)}
  ${bubble(0.36, 96, 0.78, colour.clayLight, colour.clayDeep, true)}
  ${bubble(0.14, 118, 0.6, colour.clayLight, colour.clayDeep, true)}
  <g>
    <path d="M850 900V420C850 316 1010 316 1010 420V900" stroke="#000" stroke-opacity=".18" stroke-width="40" transform="translate(20 20)" filter="url(#soft)"/>
    <path d="M830 900V430C830 276 1034 276 1034 430V900" stroke="${colour.ink}" stroke-width="34"/>
    <path d="M872 900V440C872 340 992 340 992 440V900" stroke="${colour.ink}" stroke-width="6"/>
    <circle cx="932" cy="300" r="38" fill="${colour.gold}"/><path d="M914 300l13 14 24-28" stroke="${colour.ink}" stroke-width="9"/>
    <path d="M992 440V900L1120 960V560Z" fill="${colour.inkSoft}"/><path d="M1024 520l64 70v260l-64-30Z" stroke="${colour.sageLight}" stroke-opacity=".5" stroke-width="5"/><circle cx="1016" cy="690" r="10" fill="${colour.gold}"/>
  </g>
  ${bubble(0.58, -40, 0.94, colour.ivory, colour.sage)}
  ${bubble(0.74, -70, 1.1, colour.sage, colour.ivory)}
  ${bubble(0.84, 150, 0.72, colour.ivory, colour.sage)}
  ${bubble(0.92, -30, 0.86, colour.ivory, colour.sage)}`,
};
