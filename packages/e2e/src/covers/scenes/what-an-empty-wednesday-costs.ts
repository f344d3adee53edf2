import { colour, ground, type Picture, times } from '../draw.ts';

const inside = [
  `<path d="M-40 60h80v16h-80zM-30 76v54M30 76v54" fill="${colour.ink}" stroke="${colour.ink}" stroke-width="8"/><path d="M0 60V10C-30 0-34-34-14-48-4-20 4-20 8 8 16-24 40-26 42-10 34 10 14 16 4 22" fill="${colour.sageDeep}"/>`,
  `<circle cx="-12" cy="-20" r="26" fill="${colour.ink}"/><path d="M-64 130C-62 50-50 16-12 14S40 50 42 130Z" fill="${colour.clayDeep}"/>`,
  '',
  `<circle cx="-34" cy="0" r="22" fill="${colour.ink}"/><path d="M-72 130c0-70 14-94 38-96s40 30 40 96Z" fill="${colour.ink}"/><circle cx="40" cy="14" r="20" fill="${colour.clayDeep}"/><path d="M6 130c0-60 12-82 34-84s36 26 36 84Z" fill="${colour.clayDeep}"/>`,
  `<path d="M10-150V-60" stroke="${colour.ink}" stroke-width="6"/><path d="M-40-10C-36-70 56-70 60-10Z" fill="${colour.clay}"/><path d="M-60 90h130v14H-60zM-46 104v26M56 104v26" fill="${colour.ink}" stroke="${colour.ink}" stroke-width="8"/><path d="M-16 90V60h44v30Z" fill="${colour.ivory}"/>`,
  `<circle cx="0" cy="-16" r="25" fill="${colour.ink}"/><path d="M-54 130C-52 40-40 20 0 18S52 40 54 130Z" fill="${colour.sageDeep}"/><path d="M-46 60C-20 84 20 84 46 60" stroke="${colour.ink}" stroke-width="7"/>`,
];

const arch = 'M-84 140V-46a84 84 0 0 1 168 0V140Z';

function pane(day: number): string {
  const isDark = day === 2;
  const x = 205 + day * 238;
  return `<g transform="translate(${x} 396)">
    ${isDark ? '' : `<path d="M-84 150L-150 420H150L84 150Z" fill="${colour.goldLight}" opacity=".13"/>`}
    <path d="M-104 160V-48a104 104 0 0 1 208 0V160Z" fill="#40283c"/>
    <path d="${arch}" fill="${isDark ? '#150e19' : 'url(#lit)'}"/>
    <g clip-path="url(#arch)">${inside[day]}${isDark ? '<path d="M-84-130L40 140" stroke="#33253a" stroke-width="26"/><path d="M-30-160L94 110" stroke="#33253a" stroke-width="10"/>' : ''}</g>
    <path d="M0-130V140M-84 4H84" stroke="#40283c" stroke-width="9"/>
    <path d="M-118 160H118V182H-118Z" fill="#5b3a50"/></g>`;
}

/** Six windows at dusk, one for each working day; the third is dark, and the line below dips under it. */
export const whatAnEmptyWednesdayCosts: Picture = {
  defs: `<clipPath id="arch"><path d="${arch}"/></clipPath>
  <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a2440"/><stop offset=".62" stop-color="#5c3447"/><stop offset="1" stop-color="#2a1a2f"/></linearGradient>
  <linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0c2"/><stop offset="1" stop-color="#eebd5d"/></linearGradient>`,
  body: `${ground('url(#dusk)')}
  <path d="M0 150H1600" stroke="#6d4358" stroke-width="16"/><path d="M0 182H1600" stroke="#6d4358" stroke-opacity=".5" stroke-width="6"/>
  ${times(6, pane)}
  <path d="M0 716C160 704 330 690 440 706 560 726 590 826 681 826S800 724 930 694C1180 640 1380 640 1600 560V900H0Z" fill="${colour.ink}"/>
  <path d="M0 716C160 704 330 690 440 706 560 726 590 826 681 826S800 724 930 694C1180 640 1380 640 1600 560" stroke="${colour.clayLight}" stroke-width="11"/>
  <circle cx="681" cy="826" r="19" fill="${colour.ivory}" stroke="${colour.clay}" stroke-width="9"/>`,
};
