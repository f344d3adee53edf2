import { renditionsOf, SIZES } from './renditions.ts';
import type { StorySegment } from './story.ts';

/** Fetches the picture that a segment begins with, in the type and width that the viewer will ask for. */
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
  // Fetched once an address is there: the sources have to be there before.
  if (segment.type === 'video') img.src = segment.posterUrl ?? '';
  else Object.assign(img, { sizes: SIZES, ...(srcSet && { srcset: srcSet }), src: segment.url });
}
