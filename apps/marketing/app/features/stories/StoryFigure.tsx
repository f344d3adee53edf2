import type { Segment } from '@upcurve/contracts/testimonials/testimonials';
import { renditionsOf } from '@upcurve/ui/story-renditions';
import { storyPage } from '../../content/stories.ts';
import styles from './StoryArticle.module.css';

interface StoryFigureProps {
  segment: Segment;
  place: number;
  count: number;
  isFirst: boolean;
}

const SIZES = '(min-width: 60rem) 26rem, (min-width: 40rem) 45vw, 92vw';

/** One picture or clip of a story, with the browser's native controls. */
export function StoryFigure({ segment, place, count, isFirst }: StoryFigureProps) {
  const { type, url, width, height, posterUrl, captionsUrl, isDecorative } = segment;
  const alt = isDecorative ? '' : segment.alt;
  const { sources, srcSet } = renditionsOf(segment);
  const size = { width: width ?? undefined, height: height ?? undefined };
  return (
    <figure className={styles.figure}>
      {type === 'video' ? (
        <video
          src={url}
          poster={posterUrl}
          {...size}
          controls
          playsInline
          preload="metadata"
          aria-label={alt || storyPage.clip}
        >
          {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en-GB" label="English" default />}
        </video>
      ) : (
        <picture>
          {sources.map((source) => (
            <source key={source.type} {...source} sizes={SIZES} />
          ))}
          <img
            src={url}
            srcSet={srcSet}
            sizes={SIZES}
            alt={alt}
            {...size}
            loading={isFirst ? 'eager' : 'lazy'}
          />
        </picture>
      )}
      <figcaption className="small">{storyPage.place(place, count)}</figcaption>
    </figure>
  );
}
