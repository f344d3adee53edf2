import type { QueryClient } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { flattenPages, isPaged } from '../../../kit/list/list-queries.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { refetchTimelines } from '../lead-queries.ts';

/** The first parts of the query keys of lists and leads. */
const NOUNS = { eligibility: 'submissions', contact: 'contacts' } as const;
const CACHED = {
  predicate: ({ queryKey: [noun] }: { queryKey: readonly unknown[] }) =>
    ['inbox', 'people', ...Object.values(NOUNS)].some((each) => each === noun),
};

export const leadKeys = {
  lists: { eligibility: ['submissions', 'list'], contact: ['contacts', 'list'] },
  detail: (kind: LeadKind, id: string) => [NOUNS[kind], 'detail', id],
};

type Stored = Pick<LeadRow, 'id' | 'version'>;

const isLead = (data: unknown): data is Stored => typeof data === 'object' && data !== null && 'id' in data;
/** Whether it is a person with their leads. */
const isPerson = (data: unknown): data is { leads: Stored[] } => isLead(data) && 'leads' in data;

function leadsIn(data: unknown): Stored[] {
  if (isPaged<Stored>(data)) return flattenPages(data);
  if (isPerson(data)) return data.leads;
  return isLead(data) ? [data] : [];
}

/** Returns the lead as the server last sent it, or `lead` if it is in no list. */
export function storedLead(client: QueryClient, lead: LeadRow): LeadRow {
  const found = client
    .getQueriesData(CACHED)
    .flatMap(([, data]) => leadsIn(data))
    .filter(({ id }) => id === lead.id)
    .toSorted((a, b) => b.version - a.version);
  return { ...lead, ...found[0] };
}

/** Applies a change to a lead in every cached list, the inbox and the detail query. Its position stays the same. */
export function patchLead(client: QueryClient, id: string, change: object): void {
  client.setQueriesData(CACHED, (data: unknown) => {
    // Returned data would be marked as fresh, so lists without this lead are not updated.
    if (!leadsIn(data).some((item) => item.id === id)) return undefined;
    const changed = (item: Stored) => (item.id === id ? { ...item, ...change } : item);
    if (isPerson(data)) return { ...data, leads: data.leads.map(changed) };
    if (!isPaged<Stored>(data)) return { ...(data as Stored), ...change };
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
  });
}

/** Refetches the lists of a changed lead, the inbox's counts and the lead's timeline. */
export function refetchLead(client: QueryClient, { kind, id }: Pick<LeadRow, 'kind' | 'id'>): void {
  for (const queryKey of [[NOUNS[kind]], inboxQueries.counts]) void client.invalidateQueries({ queryKey });
  void refetchTimelines(client, kind, id);
}
