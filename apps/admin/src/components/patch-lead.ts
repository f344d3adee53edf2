import type { QueryClient } from '@tanstack/react-query';
import { inboxQueries } from './inbox-queries.ts';
import { LEAD_KINDS } from './lead-kinds.ts';
import { isPaged } from './list-page.ts';

const NOUNS = [inboxQueries.all[0], ...Object.values(LEAD_KINDS).map(({ noun }) => noun)];

const isItem = (data: unknown, id: string): data is { id: string } =>
  typeof data === 'object' && data !== null && 'id' in data && data.id === id;

/** Shows what has changed about a lead wherever it is in sight, where it stands: in every list, the inbox and its detail. */
export function patchLead(client: QueryClient, id: string, change: object): void {
  const isOurs = ({ queryKey }: { queryKey: readonly unknown[] }) => NOUNS.includes(String(queryKey[0]));
  client.setQueriesData({ predicate: isOurs }, (data: unknown) => {
    if (isItem(data, id)) return { ...data, ...change };
    if (!isPaged<{ id: string }>(data)) return undefined;
    // What is given back counts as fetched just now, so a list without it is left alone.
    if (!data.pages.some(({ items }) => items.some((item) => item.id === id))) return undefined;
    const changed = (item: { id: string }) => (item.id === id ? { ...item, ...change } : item);
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
  });
}
