import type { StorySegment } from './story.ts';

type Shown = Pick<StorySegment, 'width' | 'height' | 'sizes'>;

/** The width of a picture on the stage, for the `sizes` attribute. */
export const SIZES = '(min-width: 48rem) and (min-height: 36rem) 34rem, 100vw';
/** Smallest first. The `img` element is the fallback for all browsers. */
const MODERN = ['image/avif', 'image/webp'];
/** Pictures whose ratio of width to height is in this range are cropped to 9:16. */
const NEARLY_TALL = { from: 0.5, to: 0.7 };

const srcSetOf = (sizes: Shown['sizes']) => sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Returns a picture's renditions as `<source>` elements and as the `srcset` of the `<img>`. */
export function renditionsOf({ sizes }: Pick<Shown, 'sizes'>) {
  const ofType = (wanted: string) => sizes.filter(({ type }) => type === wanted);
  return {
    sources: MODERN.map((type) => ({ type, srcSet: srcSetOf(ofType(type)) })).filter(({ srcSet }) => srcSet),
    srcSet: srcSetOf(sizes.filter(({ type }) => !MODERN.includes(type))) || undefined,
  };
}

/** Whether a picture is close enough to 9:16 to be cropped. True for a clip of unknown size. */
export function isTall({ width, height }: Pick<Shown, 'width' | 'height'>): boolean {
  if (!width || !height) return true;
  const share = width / height;
  return share >= NEARLY_TALL.from && share <= NEARLY_TALL.to;
}
