import { type ShownMedia, useAddress, useScene } from '../Scene.tsx';
import styles from './Picture.module.css';
import { focusOf, renditionsOf } from './renditions.ts';

interface PictureProps {
  media: ShownMedia;
  alt: string;
  /** The displayed width, in the syntax of `sizes`. */
  sizes: string;
  /** Crops the picture to its frame around the focal point; otherwise it is shown in full. */
  isCut?: boolean;
  isInSight?: boolean;
}

/** A library picture in all renditions, over a blurred placeholder until it has loaded. */
export function Picture({ media, alt, sizes, isCut = false, isInSight = false }: PictureProps) {
  const address = useAddress();
  const { base } = useScene();
  const { sources, srcSet } = renditionsOf(media, address);
  const { url, width, height, placeholder } = media;
  // A transparent picture would show the placeholder behind it.
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
