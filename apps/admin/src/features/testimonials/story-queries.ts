import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { api } from '../../api.ts';
import { sortByIds } from '../../kit/table/order/moves.ts';
import { useOrder } from '../../kit/table/order/use-order.ts';

export const storiesQuery = queryOptions({
  queryKey: ['stories'],
  queryFn: ({ signal }) => api.testimonials.listAllStories({}, { signal }),
});

/** Inserts a story from a response into the cached list, at the position of its order. */
export function showStory(client: QueryClient, story: StoredStory): void {
  client.setQueryData(storiesQuery.queryKey, (all) => {
    if (!all) return undefined;
    if (all.some(({ id }) => id === story.id))
      return all.map((each) => (each.id === story.id ? story : each));
    const after = all.findIndex(({ order }) => order > story.order);
    return all.toSpliced(after < 0 ? all.length : after, 0, story);
  });
}

/** Refetches the lists after a story has changed. */
export const refreshStories = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: storiesQuery.queryKey });

const { queryKey } = storiesQuery;
type Stories = readonly StoredStory[];

/** Reorders all stories to match a list of ids. */
export const useStoryOrder = () =>
  useOrder<Stories, string>({
    queryKey,
    what: 'testimonials',
    apply: sortByIds,
    send: (ids) => api.testimonials.orderStories({ body: { ids } }),
  });

/** Reorders all segments of a story to match a list of ids. */
export const useSegmentOrder = (storyId: string) =>
  useOrder<Stories, string>({
    queryKey,
    what: 'segments',
    apply: (stories, ids) =>
      stories.map((story) =>
        story.id === storyId ? { ...story, segments: sortByIds(story.segments, ids) } : story,
      ),
    send: (ids) => api.testimonials.orderSegments({ params: { storyId }, body: { ids } }),
  });
