import { colour, glow, ground, type Picture } from '../draw.ts';

/** Words as bars: where each begins and how long it is. */
const line = (y: number, words: [x: number, length: number][], fill: string) =>
  words
    .map(([x, length]) => `<rect x="${x}" y="${y}" width="${length}" height="44" rx="22" fill="${fill}"/>`)
    .join('');

/** A speech bubble: two lines are struck out, the third stands. */
export const whatTheAsaLetsYouSay: Picture = {
  defs: glow('lamp', colour.clayLight, 0.34),
  body: `${ground(colour.ink)}
  <ellipse cx="760" cy="430" rx="980" ry="620" fill="url(#lamp)"/>
  <path d="M470 168h660a96 96 0 0 1 96 96v292a96 96 0 0 1-96 96H700L560 772l8-120h-98a96 96 0 0 1-96-96V264a96 96 0 0 1 96-96z" fill="#000" opacity=".35" transform="translate(26 34)" filter="url(#soft)"/>
  <path d="M470 168h660a96 96 0 0 1 96 96v292a96 96 0 0 1-96 96H700L560 772l8-120h-98a96 96 0 0 1-96-96V264a96 96 0 0 1 96-96z" fill="${colour.ivory}"/>
  ${line(
    262,
    [
      [470, 150],
      [642, 250],
      [914, 110],
      [1046, 84],
    ],
    '#d9c9c6',
  )}
  ${line(
    372,
    [
      [470, 90],
      [582, 180],
      [784, 220],
      [1026, 104],
    ],
    '#d9c9c6',
  )}
  ${line(
    496,
    [
      [470, 210],
      [702, 120],
      [844, 170],
    ],
    colour.ink,
  )}
  <path d="M430 300C560 270 640 322 760 286S1010 262 1172 296" stroke="${colour.clay}" stroke-width="17"/>
  <path d="M430 414C590 440 700 372 840 402S1040 416 1172 376" stroke="${colour.clay}" stroke-width="17"/>
  <path d="M1046 522l26 26 62-74" stroke="${colour.sage}" stroke-width="20"/>
  <g transform="translate(1172 376) rotate(-52)">
    <path d="M6 0L58-34H330V34H58Z" fill="#000" opacity=".3" transform="translate(-12 34)" filter="url(#soft)"/>
    <path d="M2 0L62-36V36Z" fill="${colour.blush}"/><path d="M2 0L24-13V13Z" fill="${colour.clayDeep}"/>
    <path d="M62-36H360V-12H62Z" fill="${colour.clayLight}"/><path d="M62-12H360V12H62Z" fill="${colour.clay}"/><path d="M62 12H360V36H62Z" fill="${colour.clayDeep}"/>
    <path d="M360-36h34V36h-34Z" fill="${colour.gold}"/><path d="M394-36h30a26 26 0 0 1 26 26v20a26 26 0 0 1-26 26h-30Z" fill="${colour.blushDeep}"/>
  </g>`,
};
