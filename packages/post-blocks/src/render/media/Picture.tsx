import type { Media } from '@upcurve/contracts/media/media';
import { type ShownMedia, useAddress, useScene } from '../Scene.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  media: ShownMedia;
  alt: string;
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes: string;
  /** Whether to crop the picture to its frame around the focal point. Otherwise it is shown in full. */
  isCut?: boolean;
  isInSight?: boolean;
}

/** A library picture in all sizes and formats, over a blurred placeholder until it has loaded. */
export function Picture({ media, alt, sizes, isCut = false, isInSight = false }: PictureProps) {
  const address = useAddress();
  const { base } = useScene();
  const { sources, srcSet } = renditionsOf(media, address);
  const { url, width, height, placeholder } = media;
  // The placeholder would be visible behind a transparent picture.
  const hasBlur = placeholder?.startsWith('data:image/') && url.endsWith('.jpg') && !base;
  return (
    <span className={styles.frame} data-cut={isCut || undefined} {...focusOf(media)}>
      {hasBlur && <img className={styles.blur} src={placeholder ?? undefined} alt="" aria-hidden="true" />}
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          className={styles.picture}
          src={address(url)}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={alt}
          width={width ?? undefined}
          height={height ?? undefined}
          loading={isInSight || base ? undefined : 'lazy'}
          fetchPriority={isInSight ? 'high' : undefined}
          decoding={isInSight ? undefined : 'async'}
        />
      </picture>
    </span>
  );
}

/** Sorted by file size, smallest first. The `img` itself is the fallback for every browser. */
const MODERN = ['image/avif', 'image/webp'];

/** Returns a picture's renditions as `<source>`s and the `srcset` of the `<img>`. `address` converts their URLs. */
function renditionsOf({ sizes }: Pick<Media, 'sizes'>, address: (url: string) => string) {
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

/** Returns the focal point in tenths as data attributes, because the content security policy forbids inline styles. */
const focusOf = ({ focalPoint: { x, y } }: Pick<Media, 'focalPoint'>) => ({
  'data-focus-x': Math.round(x * 10),
  'data-focus-y': Math.round(y * 10),
});
