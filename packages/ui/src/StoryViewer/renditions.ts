import type { StorySegment } from './story.ts';

type Shown = Pick<StorySegment, 'width' | 'height' | 'sizes'>;

/** How wide a picture is on the stage: whole on a long one, and wider than it where it fills one that is a little longer. */
export const SIZES =
  '(min-width: 48rem) and (min-height: 36rem) 34rem, (max-aspect-ratio: 1/2) 100vw, max(100vw, 57vh)';
/** Smallest first; what every browser shows is the `img` itself. */
const MODERN = ['image/avif', 'image/webp'];
/** Up to this share of width to height a picture fills the stage, and loses little at its sides. */
const TALL = 0.7;

const srcSetOf = (sizes: Shown['sizes']) => sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** A picture's renditions as `<source>`s, and the `srcset` of the `<img>` after them. */
export function renditionsOf({ sizes }: Pick<Shown, 'sizes'>) {
  const ofType = (wanted: string) => sizes.filter(({ type }) => type === wanted);
  return {
    sources: MODERN.map((type) => ({ type, srcSet: srcSetOf(ofType(type)) })).filter(({ srcSet }) => srcSet),
    srcSet: srcSetOf(sizes.filter(({ type }) => !MODERN.includes(type))) || undefined,
  };
}

/** Whether it is nearly as tall as a phone, and may fill the stage. A clip without a size is taken for one. */
export function fillsStage({ width, height }: Pick<Shown, 'width' | 'height'>): boolean {
  return !width || !height || width / height <= TALL;
}
