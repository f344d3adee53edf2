import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { api } from '../../api.ts';

export const storiesQuery = queryOptions({
  queryKey: ['stories'],
  queryFn: ({ signal }) => api.testimonials.listAllStories({}, { signal }),
});

/** Puts a story that a call has just answered into the cached list, at the place of its order. */
export function showStory(client: QueryClient, story: StoredStory): void {
  client.setQueryData(storiesQuery.queryKey, (all) => {
    if (!all) return undefined;
    if (all.some(({ id }) => id === story.id))
      return all.map((each) => (each.id === story.id ? story : each));
    const after = all.findIndex(({ order }) => order > story.order);
    return all.toSpliced(after < 0 ? all.length : after, 0, story);
  });
}

/** Refetches the lists after a change of a story. */
export const refreshStories = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: storiesQuery.queryKey });
