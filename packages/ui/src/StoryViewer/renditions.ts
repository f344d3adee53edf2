import type { StorySegment } from './story.ts';

type Shown = Pick<StorySegment, 'width' | 'height' | 'sizes'>;

/** How wide a picture is on the stage. */
export const SIZES = '(min-width: 48rem) and (min-height: 36rem) 34rem, 100vw';
/** Smallest first; what every browser shows is the `img` itself. */
const MODERN = ['image/avif', 'image/webp'];
/** Between these shares of width to height a picture may be cut to 9:16: it loses little. */
const NEARLY_TALL = { from: 0.5, to: 0.7 };

const srcSetOf = (sizes: Shown['sizes']) => sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** A picture's renditions as `<source>`s, and the `srcset` of the `<img>` after them. */
export function renditionsOf({ sizes }: Pick<Shown, 'sizes'>) {
  const ofType = (wanted: string) => sizes.filter(({ type }) => type === wanted);
  return {
    sources: MODERN.map((type) => ({ type, srcSet: srcSetOf(ofType(type)) })).filter(({ srcSet }) => srcSet),
    srcSet: srcSetOf(sizes.filter(({ type }) => !MODERN.includes(type))) || undefined,
  };
}

/** Whether it is nearly 9:16, and may be cut to that. A clip without a size is taken for one. */
export function isTall({ width, height }: Pick<Shown, 'width' | 'height'>): boolean {
  if (!width || !height) return true;
  const share = width / height;
  return share >= NEARLY_TALL.from && share <= NEARLY_TALL.to;
}
