import { useQueryClient } from '@tanstack/react-query';
import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { lastingApi } from '../../api.ts';
import { nameOfMedia } from '../../components/media/media-words.ts';
import { orGone } from '../../components/or-gone.ts';
import { useUndoable } from '../../components/use-undoable.ts';
import { refreshStories } from './story-queries.ts';

/** A story, or one segment of it. */
type Removal = { story: StoredStory; segment?: StoredSegment };

/** Deletes stories and segments: out of sight at once, in earnest once they can no longer be called back. */
export function useRemovals() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { acts, begin } = useUndoable<Removal>({
    areSeveral: true,
    say: ({ story, segment }) => ({
      title: 'Success',
      description: segment
        ? `Segment “${nameOfMedia(segment)}” of ${story.name} deleted.`
        : `Testimonial “${story.name}” deleted.`,
    }),
    async send({ story, segment }) {
      try {
        await orGone<unknown>(
          segment
            ? lastingApi.testimonials.deleteSegment({ params: { segmentId: segment.id } })
            : lastingApi.testimonials.deleteStory({ params: { id: story.id } }),
        );
      } catch {
        const what = segment ? 'segment' : 'testimonial';
        toast({ variant: 'destructive', title: 'Error', description: `Failed to delete ${what}` });
      }
      return refreshStories(client);
    },
  });
  const gone = new Set(acts.map(({ story, segment }) => (segment ?? story).id));

  return {
    /** What is left to be seen. */
    remaining: (stories: readonly StoredStory[]) =>
      stories
        .filter(({ id }) => !gone.has(id))
        .map((story) =>
          story.segments.some(({ id }) => gone.has(id))
            ? { ...story, segments: story.segments.filter(({ id }) => !gone.has(id)) }
            : story,
        ),
    removeStory: (story: StoredStory) => begin({ story }),
    removeSegment: (story: StoredStory, segment: StoredSegment) => begin({ story, segment }),
  };
}
