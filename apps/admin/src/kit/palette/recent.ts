import { useLocalStorage } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { Hit } from '@upcurve/contracts/shared/search';
import { useUser } from '../../auth/auth-context.ts';

const KEPT = 6;
const HITS = ['recent-hits'];

const first = <Item>(item: Item, list: readonly Item[], isSame: (other: Item) => boolean) =>
  [item, ...list.filter((other) => !isSame(other))].slice(0, KEPT);

/**
 * Returns what a member opened from the palette, latest first. Results name people, so they stay in memory until the
 * sign-out. The addresses of screens are stored in the browser.
 */
export function useRecent() {
  const { id } = useUser();
  const client = useQueryClient();
  const hits = client.getQueryData<Hit[]>(HITS) ?? [];
  const [places, setPlaces] = useLocalStorage<string[]>({
    key: `upcurve-recent:${id}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return {
    hits,
    places,
    rememberHit(hit: Hit) {
      client.setQueryDefaults(HITS, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(
        HITS,
        first(hit, hits, ({ kind, id }) => kind === hit.kind && id === hit.id),
      );
    },
    rememberPlace: (to: string) => setPlaces(first(to, places, (other) => other === to)),
  };
}
