/** A slot for a photograph, its subject, and its stand-in. */
export interface PictureSlot {
  /** The reserved size in CSS pixels at its widest: four to five. */
  width: number;
  height: number;
  /** The brief for the photographer or picture editor. */
  direction: string;
  /** The photograph's alternative text. The drawn texture has none. */
  alt: string;
  texture: TextureId;
}

/** The texture drawn in code while there is no photograph: see build-assets/textures. */
export type TextureId = 'profile' | 'contours' | 'furrows' | 'shoulder';

const portrait = {
  width: 400,
  height: 500,
};

/*
 * The photographs of the site. One comes in as a file: `app/pictures/NAME.avif` (or .webp, .jpg), twice the size given
 * here, cropped to these proportions; the next build shows it. Only real people who said yes in writing.
 */
export const pictures = {
  founder: {
    width: 540,
    height: 675,
    direction:
      'The founder in profile by a window, from the shoulders up, dark ground behind. One light from the side, no smile for the camera, no headset.',
    alt: 'Helena Marsh, founder of Upcurve.',
    texture: 'profile',
  },
  'nadia-rahman': {
    ...portrait,
    direction:
      'The owner in her own treatment room, hands in the picture, daylight. Cropped at the chest, room out of focus behind.',
    alt: 'Nadia Rahman in her treatment room.',
    texture: 'contours',
  },
  'james-okafor': {
    ...portrait,
    direction:
      'The surgeon before or after theatre, in what he wears there. Side light, dark ground, eyes to the camera.',
    alt: 'James Okafor in scrubs.',
    texture: 'shoulder',
  },
  'margaret-ellis': {
    ...portrait,
    direction: 'The dentist at her desk with the month’s page in front of her. Morning light, pale ground.',
    alt: 'Margaret Ellis at her desk.',
    texture: 'furrows',
  },
} as const satisfies Record<string, PictureSlot>;

export type PictureId = keyof typeof pictures;
