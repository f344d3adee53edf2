import { colour, glow, ground, type Picture } from '../draw.ts';

/** A coin in the dip of a rope holds a chair that carries a little flag. */
export const aDepositIsAPromise: Picture = {
  defs: `${glow('warm', colour.clayLight, 0.55)}
  <radialGradient id="coin" cx=".36" cy=".3"><stop offset="0" stop-color="#f6e3a0"/><stop offset=".5" stop-color="${colour.gold}"/><stop offset="1" stop-color="${colour.goldDeep}"/></radialGradient>`,
  body: `${ground(colour.clay)}
  <ellipse cx="620" cy="330" rx="760" ry="520" fill="url(#warm)"/>
  <path d="M0 742H1600V900H0Z" fill="${colour.clayDeep}"/>
  <path d="M-40 120C180 560 420 690 640 640S960 500 1104 214" stroke="${colour.clayDeep}" stroke-width="16" opacity=".5" transform="translate(16 26)" filter="url(#soft)"/>
  <path d="M-40 120C180 560 420 690 640 640S960 500 1104 214" stroke="${colour.ivory}" stroke-width="13"/>
  <ellipse cx="560" cy="778" rx="190" ry="26" fill="#000" opacity=".32" filter="url(#soft)"/>
  <g transform="translate(560 488) rotate(-9)">
    <circle r="172" fill="url(#coin)"/><circle r="172" stroke="${colour.goldDeep}" stroke-width="9"/><circle r="138" stroke="${colour.goldDeep}" stroke-width="6" stroke-dasharray="2 16"/>
    <path d="M58-62C48-98-34-104-38-40-40 0-16 30-44 78H70M-66 14H34" stroke="${colour.goldDeep}" stroke-width="24"/>
  </g>
  <path d="M478 639c54 22 108 18 162 1" stroke="${colour.ivory}" stroke-width="13"/>
  <ellipse cx="1160" cy="786" rx="210" ry="22" fill="#000" opacity=".36" filter="url(#soft)"/>
  <g stroke="${colour.ink}" stroke-width="24">
    <path d="M1108 206C1092 380 1092 560 1062 786M1110 560H1296M1284 560C1288 650 1296 720 1312 786M1092 690C1160 672 1220 672 1290 690"/>
    <path d="M1110 560C1080 556 1088 524 1116 524H1290C1316 524 1320 556 1296 560Z" fill="${colour.ink}"/>
    <path d="M1108 214C1150 190 1196 192 1214 230 1232 280 1226 420 1220 524" stroke-width="20"/>
    <path d="M1104 330C1150 318 1190 318 1224 328M1100 424C1150 412 1190 412 1224 420" stroke-width="13"/>
  </g>
  <path d="M1150 524V408" stroke="${colour.ivory}" stroke-width="8"/>
  <path d="M1150 410C1190 388 1214 428 1262 404V476C1214 500 1190 460 1150 482Z" fill="${colour.ivory}"/><path d="M1178 446l16 16 34-34" stroke="${colour.sage}" stroke-width="10"/>`,
};
