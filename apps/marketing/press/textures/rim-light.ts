import { sheet } from './sheet.ts';

interface RimLight {
  /** The edge that the light falls on, from top to bottom. */
  edge: string;
  /** How the edge is closed to the body that it bounds. */
  close: string;
  /** A hollow within the body that catches some of the light. */
  inner?: string;
  /** An SVG transform that enlarges it. */
  nearer?: string;
  ground: readonly [string, string];
  body: readonly [string, string];
  light: string;
}

/** A body in the dark with light along one edge, as wide as skin lets it in. */
export function rimLight({ edge, close, inner = '', nearer = '', ground, body, light }: RimLight): string {
  const gradient = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="${id}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const blur = (id: string, width: number) =>
    `<filter id="${id}" x="-.5" y="-.2" width="2" height="1.4"><feGaussianBlur stdDeviation="${width}"/></filter>`;
  return sheet(
    `${gradient('g', ground)}${gradient('b', body)}${blur('w', 26)}${blur('n', 7)}<clipPath id="c"><path d="${edge}${close}"/></clipPath><path fill="url(#g)" d="M0 0h400v500H0z"/><g transform="${nearer}"><g clip-path="url(#c)"><path fill="url(#b)" d="M-100-100h600v700H-100z"/><path stroke="${light}" stroke-opacity=".55" stroke-width="58" filter="url(#w)" d="${edge}"/><path stroke="${light}" stroke-opacity=".5" stroke-width="26" filter="url(#w)" d="${inner}"/><path stroke="#fff3e4" stroke-opacity=".8" stroke-width="12" filter="url(#n)" d="${edge}"/></g><path stroke="#fff3e4" stroke-width="1.6" d="${edge}"/></g>`,
  );
}
