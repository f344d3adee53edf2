import type { CallOptions } from '@upcurve/api-client/request';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { listQueries } from '../../../kit/list/list-queries.ts';

interface Calls<Filter, Lead, Detail> {
  list: (query: Filter & { cursor?: string }, options: CallOptions) => Promise<PageOf<Lead>>;
  get: (id: string, options: CallOptions) => Promise<Detail>;
}

/** Creates the queries of leads of one kind. Their leads know their kind, like those of the inbox. */
export const leadQueries = <Kind extends LeadKind, Filter, Lead, Detail>(
  noun: string,
  kind: Kind,
  { list, get }: Calls<Filter, Lead, Detail>,
) =>
  listQueries(noun, {
    async list(query: Filter & { cursor?: string }, options) {
      const page = await list(query, options);
      return { ...page, items: page.items.map((lead) => ({ ...lead, kind })) };
    },
    get: async (id, options) => ({ ...(await get(id, options)), kind }),
  });
