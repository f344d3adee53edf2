import { get } from './endpoint.ts';
import { SEARCH_MAX } from './search-max.ts';
import { line } from './text.ts';
import { z } from './zod.ts';

export const HITS_MAX = 5;

export const HitKind = z.enum(['submission', 'contact', 'person', 'post', 'media', 'question']);
export type HitKind = z.infer<typeof HitKind>;

/**
 * A search hit: its name, and a line that distinguishes it from others with the same name. Ids of questions are their
 * numbers.
 */
export const Hit = z.strictObject({ kind: HitKind, id: z.string(), title: z.string(), detail: z.string() });
export type Hit = z.infer<typeof Hit>;

export const search = {
  searchAll: get('/api/search', {
    summary: `Leads, people, posts, media and questions that contain a term: at most ${HITS_MAX} of each kind the caller may read`,
    access: 'staff',
    query: z.strictObject({ term: line({ min: 1, max: SEARCH_MAX }, 'Type something to look for.') }),
    response: z.array(Hit),
  }),
};
