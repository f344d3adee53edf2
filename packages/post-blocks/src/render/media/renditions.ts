import type { Media } from '@upcurve/contracts/media/media';

/** Smallest first. The `img` itself is the fallback for every browser. */
const MODERN = ['image/avif', 'image/webp'];

/** A picture's renditions as `<source>`s and the `srcset` of the `<img>`. `address` maps their URLs. */
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

/** The focal point in tenths, as attributes, since the content security policy forbids inline styles. */
export const focusOf = ({ focalPoint: { x, y } }: Pick<Media, 'focalPoint'>) => ({
  'data-focus-x': Math.round(x * 10),
  'data-focus-y': Math.round(y * 10),
});
