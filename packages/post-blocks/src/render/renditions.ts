import type { Media } from '@upcurve/contracts/media';

/** Smallest first; what every browser shows is the `img` itself. */
const MODERN = ['image/avif', 'image/webp'];

/** A picture's renditions as `<source>`s, and the `srcset` of the `<img>` after them. `address` makes theirs. */
export function renditionsOf({ sizes }: Pick<Media, 'sizes'>, address: (url: string) => string) {
  const srcSetOf = (types: (type: string) => boolean) =>
    sizes
      .filter(({ type }) => types(type))
      .map(({ url, width }) => `${address(url)} ${width}w`)
      .join(', ');
  return {
    sources: MODERN.map((type) => ({ type, srcSet: srcSetOf((each) => each === type) })).filter(
      ({ srcSet }) => srcSet,
    ),
    srcSet: srcSetOf((type) => !MODERN.includes(type)) || undefined,
  };
}

/** In tenths of the picture, as attributes: pages forbid styles in elements. */
export const focusOf = ({ focalPoint: { x, y } }: Pick<Media, 'focalPoint'>) => ({
  'data-focus-x': Math.round(x * 10),
  'data-focus-y': Math.round(y * 10),
});
