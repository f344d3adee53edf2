import type { StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { api } from '../../api.ts';
import { inOrder } from '../../kit/table/order/moves.ts';
import { useOrder } from '../../kit/table/order/use-order.ts';
import { storiesQuery } from './story-queries.ts';

const { queryKey } = storiesQuery;
type Stories = readonly StoredStory[];

/** Puts all stories in the order of their ids. */
export const useStoryOrder = () =>
  useOrder<Stories, string>({
    queryKey,
    what: 'testimonials',
    apply: inOrder,
    send: (ids) => api.testimonials.orderStories({ body: { ids } }),
  });

/** Puts all segments of a story in the order of their ids. */
export const useSegmentOrder = (storyId: string) =>
  useOrder<Stories, string>({
    queryKey,
    what: 'segments',
    apply: (stories, ids) =>
      stories.map((story) =>
        story.id === storyId ? { ...story, segments: inOrder(story.segments, ids) } : story,
      ),
    send: (ids) => api.testimonials.orderSegments({ params: { storyId }, body: { ids } }),
  });
