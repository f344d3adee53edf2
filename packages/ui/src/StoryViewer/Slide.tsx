import { type CSSProperties, useEffect, useRef } from 'react';
import { Clip, type ClipProps, type SlideProps } from './playback/Clip.tsx';
import { isTall, renditionsOf, SIZES } from './renditions.ts';
import styles from './Slide.module.css';

/** Shows a segment's picture or clip over its placeholder. It fits into the stage or fills it. */
export function Slide(props: SlideProps & ClipProps) {
  const { segment, isShown, isFailed } = props;
  const { focalPoint, placeholder } = segment;
  return (
    <div
      className={styles.slide}
      data-fits={isTall(segment) ? 'cover' : 'contain'}
      data-shown={isShown || undefined}
      data-failed={isFailed || undefined}
      style={{ '--focal': `${focalPoint.x * 100}% ${focalPoint.y * 100}%` } as CSSProperties}
    >
      {placeholder && <img className={styles.placeholder} src={placeholder} alt="" draggable={false} />}
      {segment.type === 'video' ? <Clip {...props} /> : <Picture {...props} />}
    </div>
  );
}

function Picture({ segment, isShown, onMedia }: SlideProps) {
  const { id, url, alt, isDecorative } = segment;
  const { sources, srcSet } = renditionsOf(segment);
  const img = useRef<HTMLImageElement>(null);

  // The picture may have loaded before the listener was attached.
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
