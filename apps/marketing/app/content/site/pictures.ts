/** A slot for a photograph and its subject. Until there is one, a drawn portrait replaces it. */
export interface PictureSlot {
  /** The reserved size in CSS pixels at the widest layout, in a ratio of 4:5. */
  width: number;
  height: number;
  /** The brief for the photographer or picture editor. */
  direction: string;
  /** The photograph's alternative text. The drawn portrait needs none. */
  alt: string;
}

const portrait = {
  width: 400,
  height: 500,
};

/*
 * The photographs of the site. To add one, save it as `app/pictures/NAME.avif` (or .webp, .jpg), twice the size given
 * here and cropped to these proportions; the next build shows it. Use only real people who agreed in writing.
 */
export const pictures = {
  founder: {
    width: 540,
    height: 675,
    direction:
      'The founder in profile by a window, from the shoulders up, dark ground behind. One light from the side, no smile for the camera, no headset.',
    alt: 'The founder of Upcurve.',
  },
  'nadia-rahman': {
    ...portrait,
    direction:
      'The owner in her own treatment room, hands in the picture, daylight. Cropped at the chest, room out of focus behind.',
    alt: 'Nadia Rahman in her treatment room.',
  },
  'james-okafor': {
    ...portrait,
    direction:
      'The surgeon before or after theatre, in what he wears there. Side light, dark ground, eyes to the camera.',
    alt: 'James Okafor in scrubs.',
  },
  'margaret-ellis': {
    ...portrait,
    direction: 'The dentist at her desk with the month’s page in front of her. Morning light, pale ground.',
    alt: 'Margaret Ellis at her desk.',
  },
} as const satisfies Record<string, PictureSlot>;

export type PictureId = keyof typeof pictures;
