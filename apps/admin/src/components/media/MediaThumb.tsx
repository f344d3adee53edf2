import { IconBadgeCc, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Media } from '@upcurve/contracts/media';
import { renditionsOf } from '@upcurve/ui/story-renditions';
import classes from './MediaThumb.module.css';
import { durationInWords } from './media-words.ts';

/** What is to be seen of a file: in the library, or where it is used. */
type Shown = Pick<
  Media,
  'kind' | 'url' | 'sizes' | 'posterUrl' | 'durationMs' | 'focalPoint' | 'placeholder'
>;

interface MediaThumbProps {
  media: Shown;
  /** How wide it stands on the screen, as the attribute `sizes` says it. */
  sizes: string;
  /** Without what stands on it, such as how long a clip lasts. */
  isBare?: boolean;
}

/** What a file shows, cut around what must stay in sight. Fills what it stands in; what it is called stands beside it. */
export function MediaThumb({ media, sizes, isBare }: MediaThumbProps) {
  const { kind, focalPoint, placeholder, posterUrl, durationMs } = media;
  const src = kind === 'image' ? media.url : posterUrl;
  // The only size of a clip is the clip itself.
  const { sources, srcSet } = renditionsOf({ sizes: kind === 'image' ? media.sizes : [] });
  const position = `${focalPoint.x * 100}% ${focalPoint.y * 100}%`;
  return (
    <span
      className={classes.thumb}
      style={placeholder ? { backgroundImage: `url("${placeholder}")`, backgroundPosition: position } : {}}
    >
      {src ? (
        <picture>
          {sources.map((source) => (
            <source key={source.type} {...source} sizes={sizes} />
          ))}
          <img
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt=""
            loading="lazy"
            decoding="async"
            style={{ objectPosition: position }}
          />
        </picture>
      ) : (
        <span className={classes.card} aria-hidden>
          {kind === 'captions' ? <IconBadgeCc stroke={1.3} /> : <IconPlayerPlayFilled />}
        </span>
      )}
      {kind === 'video' && !isBare && durationMs !== undefined && (
        <span className={classes.badge}>
          <IconPlayerPlayFilled size={10} aria-hidden />
          {durationInWords(durationMs)}
        </span>
      )}
    </span>
  );
}
