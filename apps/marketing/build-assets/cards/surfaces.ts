import { brand } from '@upcurve/ui/palette';

/** The colours of a surface, by their names in tokens.css. */
export interface Surface {
  '--surface': string;
  '--surface-raised': string;
  '--text': string;
  '--text-quiet': string;
  '--accent': string;
  '--gold': string;
  /** The colour of the part of a curve that is still ahead. */
  '--hairline': string;
}

export const surfaces = {
  ink: {
    '--surface': brand.ink,
    '--surface-raised': '#271C2D',
    '--text': brand.ivory,
    '--text-quiet': '#C9BCC4',
    '--accent': brand.clayLight,
    '--gold': brand.gold,
    '--hairline': '#4A3F4E',
  },
  ivory: {
    '--surface': brand.ivory,
    '--surface-raised': '#FFFDFA',
    '--text': brand.ink,
    '--text-quiet': '#5D5263',
    '--accent': brand.clay,
    '--gold': brand.gold,
    '--hairline': '#DDD6D3',
  },
  blush: {
    '--surface': brand.blush,
    '--surface-raised': brand.ivory,
    '--text': brand.ink,
    '--text-quiet': '#574B5C',
    '--accent': brand.clay,
    '--gold': brand.gold,
    '--hairline': '#D9C8C3',
  },
} satisfies Record<string, Surface>;
