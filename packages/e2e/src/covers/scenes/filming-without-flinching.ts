import { colour, glow, ground, type Picture } from '../draw.ts';

/** A camera looks at an empty armchair in a pool of light; the edge of the beam is the curve. */
export const filmingWithoutFlinching: Picture = {
  defs: `<linearGradient id="beam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${colour.goldLight}" stop-opacity=".75"/><stop offset=".55" stop-color="${colour.goldLight}" stop-opacity=".3"/><stop offset="1" stop-color="${colour.goldLight}" stop-opacity="0"/></linearGradient>${glow('pool', colour.goldLight, 0.55)}
  <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#241a2b"/><stop offset="1" stop-color="#3a2a40"/></linearGradient>`,
  body: `${ground('url(#wall)')}
  <path d="M0 716H1600V900H0Z" fill="#150e19"/>
  <ellipse cx="1070" cy="742" rx="440" ry="76" fill="url(#pool)"/>
  <path d="M494 330C960 336 1290 250 1600 -60V760C1280 770 820 748 494 404Z" fill="url(#beam)"/>
  <g>
    <ellipse cx="1080" cy="752" rx="300" ry="34" fill="#000" opacity=".5" filter="url(#soft)"/>
    <path d="M940 690v62M1220 690v62" stroke="${colour.goldDeep}" stroke-width="18"/>
    <path d="M900 380c0-70 70-112 180-112s180 42 180 112l-14 250H914Z" fill="${colour.clay}"/>
    <path d="M948 400c0-44 50-76 132-76s132 32 132 76l-8 180H956Z" fill="${colour.clayLight}"/>
    <path d="M858 470a54 54 0 0 1 54 54v96h336v-96a54 54 0 0 1 108 0v120a56 56 0 0 1-56 56H860a56 56 0 0 1-56-56V524a54 54 0 0 1 54-54z" fill="${colour.clayDeep}"/>
    <path d="M906 574c60-22 288-22 348 0l-6 62H912Z" fill="${colour.clay}"/>
    <path d="M842 486c14-8 38-4 44 26M1304 486c-14-8-38-4-44 26" stroke="${colour.clayLight}" stroke-opacity=".55" stroke-width="8"/>
    <path d="M980 350c54-18 146-18 200 0" stroke="${colour.blush}" stroke-opacity=".6" stroke-width="7"/>
  </g>
  <g stroke="#0d080f" stroke-width="17"><path d="M380 470L272 800M380 470L492 800M380 470V796"/></g>
  <path d="M336 446h92v44h-92z" fill="#0d080f"/>
  <rect x="236" y="292" width="226" height="164" rx="24" fill="#0d080f"/>
  <path d="M462 340l44-24v116l-44-24z" fill="#0d080f"/>
  <ellipse cx="506" cy="374" rx="13" ry="58" fill="${colour.goldLight}"/>
  <rect x="262" y="262" width="92" height="36" rx="14" fill="#0d080f"/>
  <circle cx="290" cy="330" r="11" fill="${colour.clayLight}"/>
  <path d="M262 420h120" stroke="${colour.ivory}" stroke-opacity=".2" stroke-width="6"/>`,
};
