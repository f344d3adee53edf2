import type { QueryClient } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { isPaged } from '../../../kit/list/list-queries.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { activityKey } from '../lead-queries.ts';

const NOUNS = [inboxQueries.all[0], ...Object.values(LEAD_KINDS).map(({ queryKey }) => queryKey)];

const isItem = (data: unknown, id: string): data is { id: string } =>
  typeof data === 'object' && data !== null && 'id' in data && data.id === id;

/** Applies a change to a lead in every cached list, the inbox and the detail query. Its position stays the same. */
export function patchLead(client: QueryClient, id: string, change: object): void {
  const isOurs = ({ queryKey }: { queryKey: readonly unknown[] }) => NOUNS.includes(String(queryKey[0]));
  client.setQueriesData({ predicate: isOurs }, (data: unknown) => {
    if (isItem(data, id)) return { ...data, ...change };
    if (!isPaged<{ id: string }>(data)) return undefined;
    // Returned data would be marked as fresh, so lists without this lead are not updated.
    if (!data.pages.some(({ items }) => items.some((item) => item.id === id))) return undefined;
    const changed = (item: { id: string }) => (item.id === id ? { ...item, ...change } : item);
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
  });
}

/** Refetches the lists of a changed lead, the inbox's counts and the lead's timeline. */
export function refetchLead(client: QueryClient, kind: LeadKind, id: string): void {
  for (const queryKey of [[LEAD_KINDS[kind].queryKey], inboxQueries.counts, activityKey(kind, id)])
    void client.invalidateQueries({ queryKey });
}
