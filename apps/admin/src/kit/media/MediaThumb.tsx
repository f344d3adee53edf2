import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconBadgeCc, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Media } from '@upcurve/contracts/media/media';
import { renditionsOf } from '@upcurve/ui/story-renditions';
import classes from './MediaThumb.module.css';
import { formatDuration } from './media-words.ts';

/** A library file, or a file that is used elsewhere. */
type Shown = Pick<
  Media,
  'kind' | 'url' | 'sizes' | 'posterUrl' | 'durationMs' | 'focalPoint' | 'placeholder'
>;

interface MediaThumbProps {
  media: Shown;
  /** Its width on screen, in the format of the `sizes` attribute. */
  sizes: string;
  /** Hides overlays, such as the duration of a clip. */
  isBare?: boolean;
}

/**
 * Shows a thumbnail, cropped around the focal point, that fills its container. The file name must be shown beside it.
 */
export function MediaThumb({ media, sizes, isBare }: MediaThumbProps) {
  const { kind, focalPoint, placeholder, posterUrl, durationMs } = media;
  const src = kind === 'image' ? media.url : posterUrl;
  // Clips have no smaller versions.
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
          {formatDuration(durationMs)}
        </span>
      )}
    </span>
  );
}

export function MediaSkeleton({ count, width }: { count: number; width: string }) {
  return (
    <SimpleGrid minColWidth={width} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton
          key={at}
          style={{ aspectRatio: '4 / 3' }}
          height="auto"
          radius="md"
          data-testid="row-skeleton"
        />
      ))}
    </SimpleGrid>
  );
}
