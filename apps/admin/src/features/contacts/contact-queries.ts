import type { ContactFilter } from '@upcurve/contracts/contacts';
import { api } from '../../api.ts';
import { byMoments } from '../../format-date.ts';
import { listQueries } from '../../list-queries.ts';

/** What the list asks for; `from` and `to` are calendar days, both included. */
export type ListFilter = Omit<ContactFilter, 'limit' | 'cursor'>;

export const contactQueries = listQueries('contacts', {
  list: (filter: ListFilter & { cursor?: string }, options) =>
    api.contacts.listContacts({ query: byMoments(filter) }, options),
  get: (id, options) => api.contacts.getContact({ params: { id } }, options),
});
