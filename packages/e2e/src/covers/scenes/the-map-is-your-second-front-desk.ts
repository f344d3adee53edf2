import { colour, ground, type Picture, rise, times } from '../draw.ts';

/** A map of streets, seen at a slant; a pin on it holds a reception desk. */
export const theMapIsYourSecondFrontDesk: Picture = {
  defs: `<clipPath id="hole"><circle r="168"/></clipPath>
  <linearGradient id="pin" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b8503a"/><stop offset="1" stop-color="${colour.clayDeep}"/></linearGradient>`,
  body: `${ground(colour.blush)}
  <g transform="rotate(-11 800 450)">
    <g fill="${colour.blushDeep}">
      ${times(35, (i) => {
        const [column, row] = [i % 7, Math.floor(i / 7)];
        const width = 236 - ((column * 47 + row * 29) % 70);
        return `<rect x="${-110 + column * 270}" y="${-130 + row * 236}" width="${width}" height="${196 - ((row * 53 + column * 31) % 50)}" rx="16"/>`;
      })}
    </g>
    <rect x="160" y="106" width="236" height="196" rx="24" fill="${colour.sageLight}"/>
    ${times(7, (i) => `<circle cx="${196 + (i % 4) * 54}" cy="${150 + Math.floor(i / 4) * 76}" r="${20 + ((i * 7) % 9)}" fill="${colour.sage}"/>`)}
    <path d="M-160 1010C260 880 330 700 520 640S1100 690 1900 560" stroke="#cfd9dc" stroke-width="74"/>
    <path d="M980-200L880 1100" stroke="${colour.ivory}" stroke-width="46"/><path d="M980-200L880 1100" stroke="${colour.gold}" stroke-width="5" stroke-dasharray="30 26"/>
  </g>
  <path d="${rise({ x: 150, y: 560, width: 660, height: 240 })}" stroke="${colour.clay}" stroke-width="13" stroke-dasharray="1 30"/>
  <circle cx="150" cy="800" r="30" fill="${colour.ivory}"/><circle cx="150" cy="800" r="17" fill="${colour.clay}"/>
  <ellipse cx="880" cy="778" rx="150" ry="32" fill="${colour.ink}" opacity=".35" filter="url(#soft)"/>
  <g transform="translate(836 386) scale(.88)">
    <path d="M0 452C-70 300-244 190-244 4A244 244 0 0 1 244 4C244 190 70 300 0 452Z" fill="url(#pin)"/>
    <path d="M-204-40A212 212 0 0 1-60-190" stroke="${colour.clayLight}" stroke-opacity=".8" stroke-width="14"/>
    <circle r="176" fill="${colour.clayDeep}"/>
    <g clip-path="url(#hole)">
      <circle r="168" fill="${colour.ivory}"/><path d="M-170 92H170V170H-170Z" fill="${colour.blushDeep}"/>
      <path d="M60-168V-96" stroke="${colour.ink}" stroke-width="6"/><path d="M18-60C22-104 98-104 102-60Z" fill="${colour.gold}"/><path d="M18-60L-40 40H160L102-60Z" fill="${colour.goldLight}" opacity=".4"/>
      <path d="M-124 20H128V112H-124Z" fill="${colour.ink}"/><path d="M-138 4H142V26H-138Z" fill="${colour.inkSoft}"/>
      <path d="M-100 44H104" stroke="${colour.clay}" stroke-width="6"/>
      <path d="M-76 4V-44C-104-50-112-84-96-100-86-74-70-66-70-44-62-72-42-80-34-76-34-52-52-40-70-40" fill="${colour.sage}"/><path d="M-96 4L-90-30H-58L-52 4Z" fill="${colour.clayLight}"/>
      <path d="M34 4a26 26 0 0 1 52 0Z" fill="${colour.gold}"/><circle cx="60" cy="-27" r="6" fill="${colour.ink}"/>
    </g>
  </g>`,
};
