import type { MediaFilter } from '@upcurve/contracts/media/media';
import { api } from '../../api.ts';
import { listQueries } from '../list/list-queries.ts';

type ListFilter = Omit<MediaFilter, 'cursor' | 'limit'>;

/** Keys and calls of the library: here, since other nouns choose from it. */
export const mediaQueries = listQueries('media', {
  list: (query: ListFilter & { cursor?: string }, options) => api.media.listMedia({ query }, options),
  get: (id, options) => api.media.getMedia({ params: { id } }, options),
});
