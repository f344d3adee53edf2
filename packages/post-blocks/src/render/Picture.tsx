import styles from './Picture.module.css';
import { focusOf, renditionsOf } from './renditions.ts';
import { type ShownMedia, useAddress, useScene } from './Scene.tsx';

interface PictureProps {
  media: ShownMedia;
  alt: string;
  /** How wide it is shown, as `sizes` has it. */
  sizes: string;
  /** Cut to fill its frame, what matters in sight; else shown whole. */
  isCut?: boolean;
  isInSight?: boolean;
}

/** A picture of the library in all its renditions, over its own blur until it is there. */
export function Picture({ media, alt, sizes, isCut = false, isInSight = false }: PictureProps) {
  const address = useAddress();
  const { base } = useScene();
  const { sources, srcSet } = renditionsOf(media, address);
  const { url, width, height, placeholder } = media;
  // What shows through would show what lies behind it.
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
