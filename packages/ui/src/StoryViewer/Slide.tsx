import type { CSSProperties } from 'react';
import { Picture } from './Picture.tsx';
import { Clip } from './playback/Clip.tsx';
import { isTall } from './renditions.ts';
import styles from './Slide.module.css';
import type { ClipProps, SlideProps } from './slide-props.ts';

/** A segment's picture or clip over its placeholder, fitted to or filling the stage. */
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
