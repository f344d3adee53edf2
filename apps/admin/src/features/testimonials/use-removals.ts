import { useQueryClient } from '@tanstack/react-query';
import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { useToast } from '@upcurve/ui/use-toast';
import { keepaliveApi } from '../../api.ts';
import { ignoreGone } from '../../kit/feedback/gone.tsx';
import { UNDO_MS, useUndoable } from '../../kit/feedback/use-undoable.ts';
import { nameOfMedia } from '../../kit/media/media-words.ts';
import { refreshStories } from './story-queries.ts';

type Removal = { story: StoredStory; segment?: StoredSegment };

const nameOf = ({ story, segment }: Removal) =>
  segment ? `Segment “${nameOfMedia(segment)}” of ${story.name}` : `Testimonial “${story.name}”`;

/** Deletes stories and segments. They are hidden immediately and deleted when Undo expires. */
export function useRemovals() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { acts, begin } = useUndoable<Removal>({
    areSeveral: true,
    say: (removal) => ({
      title: 'Will Be Deleted',
      description: `${nameOf(removal)} will be deleted in ${UNDO_MS / 1000} seconds.`,
    }),
    async send(removal) {
      const { story, segment } = removal;
      try {
        await ignoreGone<unknown>(
          segment
            ? keepaliveApi.testimonials.deleteSegment({ params: { segmentId: segment.id } })
            : keepaliveApi.testimonials.deleteStory({ params: { id: story.id } }),
        );
        toast({ title: 'Success', description: `${nameOf(removal)} deleted.` });
      } catch {
        const what = segment ? 'segment' : 'testimonial';
        toast({ variant: 'destructive', title: 'Error', description: `Failed to delete ${what}` });
      }
      return refreshStories(client);
    },
  });
  const gone = new Set(acts.map(({ story, segment }) => (segment ?? story).id));

  return {
    /** Returns the stories and segments that are still visible. */
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
