import { renditionsOf, SIZES } from '../renditions.ts';
import type { StorySegment } from '../story.ts';

/** Prefetches a segment's picture or poster in the format and width that the viewer will request. */
export function prefetchSegment(segment: StorySegment): void {
  const { sources, srcSet } = renditionsOf(segment);
  const picture = document.createElement('picture');
  for (const source of sources) {
    picture.append(
      Object.assign(document.createElement('source'), {
        type: source.type,
        sizes: SIZES,
        srcset: source.srcSet,
      }),
    );
  }
  const img = document.createElement('img');
  picture.append(img);
  // Setting `src` starts the request, so the sources must be added first.
  if (segment.type === 'video') img.src = segment.posterUrl ?? '';
  else Object.assign(img, { sizes: SIZES, ...(srcSet && { srcset: srcSet }), src: segment.url });
}
