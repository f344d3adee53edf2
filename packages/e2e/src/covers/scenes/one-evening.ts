import { colour, glow, type Picture } from '../draw.ts';

const size = { width: 1600, height: 640 };

const phone = (fill: string) =>
  `<path d="M-96 40C-66-34 66-34 96 40" stroke="${fill}" stroke-width="34"/><rect x="-130" y="24" width="66" height="56" rx="18" fill="${fill}"/><rect x="64" y="24" width="66" height="56" rx="18" fill="${fill}"/>`;

/** Three moments: a form is sent from a sofa; four minutes later one clinic rings; the next morning the other does, to an empty sofa. */
export const oneEvening: Picture = {
  ...size,
  defs: `<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1f1526"/><stop offset="1" stop-color="#45304c"/></linearGradient>
  <linearGradient id="late" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b1c33"/><stop offset="1" stop-color="#6a3d52"/></linearGradient>
  <linearGradient id="day" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f9e7d2"/><stop offset="1" stop-color="#efc6a8"/></linearGradient>${glow('screen', '#d9ecff', 0.75)}${glow('bulb', colour.goldLight, 0.7)}`,
  body: `<path d="M0 0H520V640H0Z" fill="url(#night)"/><path d="M540 0H1060V640H540Z" fill="url(#late)"/><path d="M1080 0H1600V640H1080Z" fill="url(#day)"/>
  <path d="M96 70H236V236H96Z" fill="#150e19"/><path d="M196 96a40 40 0 1 0 26 60 32 32 0 0 1-26-60z" fill="${colour.goldLight}"/><path d="M166 70V236M96 152H236" stroke="#45304c" stroke-width="8"/>
  <path d="M0 560H520V640H0Z" fill="#150e19"/>
  <path d="M96 400a44 44 0 0 1 44 44v56h270v-56a44 44 0 0 1 88 0v116H52V444a44 44 0 0 1 44-44z" fill="${colour.clayDeep}"/><path d="M130 510V380c0-30 20-48 52-48h190c32 0 52 18 52 48v130Z" fill="${colour.clay}"/>
  <circle cx="300" cy="394" r="110" fill="url(#screen)"/>
  <path d="M206 520C206 440 222 408 262 404s58 30 64 70l-8 46Z" fill="${colour.sageLight}"/><circle cx="262" cy="356" r="42" fill="#e2b094"/><path d="M218 366C206 296 300 282 308 340 284 346 262 336 252 324 250 350 236 366 226 372 226 400 214 420 204 424 200 400 210 390 218 366Z" fill="#1b1320"/>
  <path d="M300 440l44-34" stroke="#e2b094" stroke-width="20"/><rect x="336" y="370" width="30" height="52" rx="7" transform="rotate(14 350 396)" fill="#0d080f"/><path d="M342 378l18 4" stroke="#d9ecff" stroke-width="5"/>
  <path d="M540 560H1060V640H540Z" fill="#2b1c33"/><path d="M610 430H990V560H610Z" fill="${colour.ink}"/><path d="M590 408H1010V436H590Z" fill="${colour.inkSoft}"/>
  <path d="M906 0V150" stroke="${colour.ink}" stroke-width="6"/><circle cx="906" cy="220" r="170" fill="url(#bulb)"/><path d="M852 206C856 140 956 140 960 206Z" fill="${colour.gold}"/>
  <g transform="translate(760 318)">${phone(colour.clayLight)}<path d="M-60 90L-84 40H84L60 90Z" fill="${colour.clay}" transform="translate(0 2)"/><circle cy="64" r="15" fill="${colour.ivory}"/></g>
  <g stroke="${colour.gold}" stroke-width="9"><path d="M632 270l-34-20M622 318h-38M656 226l-20-32"/></g>
  <path d="M1156 70H1296V236H1156Z" fill="#cfe0e4"/><circle cx="1226" cy="170" r="34" fill="#fff3cf"/><path d="M1226 70V236M1156 152H1296" stroke="${colour.ivory}" stroke-width="8"/>
  <path d="M1080 560H1600V640H1080Z" fill="#c98f6f"/>
  <path d="M1176 400a44 44 0 0 1 44 44v56h270v-56a44 44 0 0 1 88 0v116H1132V444a44 44 0 0 1 44-44z" fill="${colour.clayDeep}"/><path d="M1210 510V380c0-30 20-48 52-48h190c32 0 52 18 52 48v130Z" fill="${colour.clay}"/><path d="M1226 500C1226 470 1300 462 1354 466S1474 470 1474 500Z" fill="${colour.clayLight}"/>
  <g transform="translate(1500 250) scale(.62) rotate(14)">${phone('#b57a5b')}</g><path d="M1390 196q-14 18 0 36M1364 184q-22 30 0 60" stroke="#b57a5b" stroke-width="7"/>
  <path d="M520 0H540V640H520ZM1060 0H1080V640H1060Z" fill="${colour.ivory}"/>`,
};
