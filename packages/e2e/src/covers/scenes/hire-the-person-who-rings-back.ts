import { colour, glow, ground, type Picture, rise } from '../draw.ts';

const cable = { x: 609, y: 200, width: 1050, height: 576 };

/** A headset hangs on a chair by a window; its cable runs along the floor and rises as the curve. */
export const hireThePersonWhoRingsBack: Picture = {
  defs: `<linearGradient id="morning" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fdf3e2"/><stop offset="1" stop-color="#efcdb6"/></linearGradient>
  <linearGradient id="view" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bcd0d6"/><stop offset=".6" stop-color="#f6dfc2"/><stop offset="1" stop-color="#f2b78e"/></linearGradient>${glow('sun', '#fff6da', 1)}`,
  body: `${ground('url(#morning)')}
  <path d="M0 712H1600V900H0Z" fill="#c98f6f"/><path d="M0 712H1600V724H0Z" fill="#b57a5b"/>
  <g><path d="M860 96H1330V560H860Z" fill="url(#view)"/><circle cx="1180" cy="400" r="180" fill="url(#sun)"/><circle cx="1180" cy="400" r="56" fill="#fff3cf"/>
    <path d="M860 500C980 470 1060 520 1160 486S1290 470 1330 480V560H860Z" fill="${colour.sage}" opacity=".75"/>
    <path d="M860 96H1330V560H860ZM1095 96V560M860 320H1330" stroke="${colour.ivory}" stroke-width="20"/><path d="M830 560H1360V590H830Z" fill="${colour.ivory}"/></g>
  <path d="M700 724H1080L900 900H420Z" fill="#f7d9b8" opacity=".75"/><path d="M1100 724H1270L1130 900H940Z" fill="#f7d9b8" opacity=".5"/>
  <ellipse cx="640" cy="806" rx="250" ry="22" fill="#5a2f1d" opacity=".4" filter="url(#soft)"/>
  <path d="${rise(cable)}" stroke="${colour.clay}" stroke-width="11"/>
  <g stroke="${colour.ink}" stroke-width="24" transform="translate(120 0)">
    <path d="M392 196C376 420 384 600 352 806M640 560C650 650 656 730 676 806M384 560H636"/>
    <path d="M384 548C350 546 356 512 390 512H640C672 512 674 546 640 548Z" fill="${colour.ink}"/>
    <path d="M392 206C420 168 500 168 520 210 536 290 532 420 524 512" stroke-width="20"/><path d="M392 330C440 318 488 320 528 330M388 430C440 418 488 420 526 428" stroke-width="12"/>
    <path d="M372 690C460 670 560 670 656 690" stroke-width="14"/>
  </g>
  <g transform="translate(590 196) rotate(8)">
    <path d="M-96 128C-130-70 130-70 96 128" stroke="${colour.clayDeep}" stroke-width="24"/><path d="M-92 110C-118-52 118-52 92 110" stroke="${colour.clayLight}" stroke-width="6"/>
    <rect x="-132" y="98" width="62" height="116" rx="30" fill="${colour.clay}"/><rect x="70" y="98" width="62" height="116" rx="30" fill="${colour.clay}"/>
    <rect x="-90" y="108" width="28" height="96" rx="14" fill="${colour.inkSoft}"/><rect x="62" y="108" width="28" height="96" rx="14" fill="${colour.inkSoft}"/>
    <path d="M102 206C106 284 50 300 6 292" stroke="${colour.ink}" stroke-width="9"/><rect x="-34" y="276" width="52" height="30" rx="15" fill="${colour.ink}"/>
    <path d="M-102 210C-110 360-130 470-50 540S60 572 100 572" stroke="${colour.clay}" stroke-width="11"/>
  </g>`,
};
