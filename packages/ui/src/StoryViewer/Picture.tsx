import { useEffect, useRef } from 'react';
import { renditionsOf, SIZES } from './renditions.ts';
import styles from './Slide.module.css';
import type { SlideProps } from './slide-props.ts';

export function Picture({ segment, isShown, onMedia }: SlideProps) {
  const { id, url, alt, isDecorative } = segment;
  const { sources, srcSet } = renditionsOf(segment);
  const img = useRef<HTMLImageElement>(null);

  // It may have loaded before the listener was attached.
  useEffect(() => {
    if (img.current?.complete && img.current.naturalWidth > 0) onMedia(id, 'ready');
  }, [id, onMedia]);

  return (
    <picture>
      {sources.map(({ type, srcSet: own }) => (
        <source key={type} type={type} srcSet={own} sizes={SIZES} />
      ))}
      <img
        ref={img}
        className={styles.media}
        srcSet={srcSet}
        sizes={SIZES}
        src={url}
        alt={isDecorative ? '' : alt}
        fetchPriority={isShown ? 'high' : 'low'}
        draggable={false}
        onLoad={() => onMedia(id, 'ready')}
        onError={() => onMedia(id, 'failed')}
      />
    </picture>
  );
}
