import { useQueryClient } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media/media';
import {
  type SegmentType,
  STORY_ORDER_MAX,
  type StoredStory,
} from '@upcurve/contracts/testimonials/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef } from 'react';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { useUploads } from '../../../kit/media/upload/use-uploads.ts';
import { paths } from '../../../paths.ts';
import { refreshStories, showStory } from '../story-queries.ts';

const KINDS = ['image', 'video'] as const;
type Shown = Pick<Media, 'id' | 'fileName'> & { kind: SegmentType };
type Placed = { media: Shown; order: number };
const isShown = (media: Media): media is Media & Shown => media.kind !== 'captions';

/**
 * Adds files from uploads or the library as segments at the end of a story. Each file gets its position before its
 * upload starts, so they keep their order.
 */
export function useSegmentAdder(story: StoredStory) {
  const client = useQueryClient();
  const { toast } = useToast();
  const lastPlace = useRef(0);
  const places = useRef(new Map<string, number>());

  function nextPlace(): number {
    // Also greater than the count, because reordering numbers the segments from 1 to the count.
    const taken = story.segments.map(({ order }) => order);
    lastPlace.current = Math.max(lastPlace.current, story.segments.length, ...taken) + 1;
    return Math.min(lastPlace.current, STORY_ORDER_MAX);
  }

  async function add(placed: Placed): Promise<boolean> {
    const { id: mediaId, kind, fileName } = placed.media;
    const fields = { type: kind, mediaId, order: String(placed.order) };
    try {
      showStory(
        client,
        await api.testimonials.addSegment({ params: { storyId: story.id }, fields, files: {} }),
      );
      return true;
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Error',
        description: `Failed to add segment: ${fileName}. ${errorMessage(error as Error, '')}`.trim(),
        action: { label: 'Try again', onClick: () => void addAll([placed]) },
      });
      return false;
    }
  }
  async function addAll(added: Placed[]) {
    const done = await Promise.all(added.map(add));
    const count = done.filter(Boolean).length;
    if (count > 0) {
      const what = count === 1 ? 'Segment' : `${count} segments`;
      toast({ title: 'Success', description: `${what} added to ${story.name}.` });
    }
    await refreshStories(client);
  }

  const uploads = useUploads({
    kinds: KINDS,
    within: paths.testimonials(),
    onDone(media, id) {
      // It continues as a segment.
      uploads.remove(id);
      if (isShown(media)) void addAll([{ media, order: places.current.get(id) ?? nextPlace() }]);
    },
  });

  return {
    uploads,
    addFiles(files: readonly File[]) {
      for (const id of uploads.add(files)) places.current.set(id, nextPlace());
    },
    addFromLibrary: (media: readonly Media[]) =>
      addAll(media.filter(isShown).map((each) => ({ media: each, order: nextPlace() }))),
  };
}
