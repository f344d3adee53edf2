import type { Hit } from '@upcurve/contracts/shared/search';

const KEPT = 6;
const keyOf = (userId: string) => `upcurve-recent:${userId}`;

/** The recent results of one user. Names of people stay in memory until sign-out; screens are stored in the browser. */
let hits: { userId: string; list: Hit[] } = { userId: '', list: [] };

const first = <Item>(item: Item, list: readonly Item[], isSame: (other: Item) => boolean) =>
  [item, ...list.filter((other) => !isSame(other))].slice(0, KEPT);

/** Returns the results opened since the page loaded, latest first. */
export const recentHits = (userId: string): readonly Hit[] => (hits.userId === userId ? hits.list : []);

export function rememberHit(userId: string, hit: Hit): void {
  const list = first(hit, recentHits(userId), ({ kind, id }) => kind === hit.kind && id === hit.id);
  hits = { userId, list };
}

export function forgetHits(): void {
  hits = { userId: '', list: [] };
}

/** Returns the addresses of places opened from the palette, latest first. */
export function recentPlaces(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberPlace(userId: string, key: string): void {
  try {
    const list = first(key, recentPlaces(userId), (other) => other === key);
    localStorage.setItem(keyOf(userId), JSON.stringify(list));
  } catch {
    // If storage is blocked, there are no recent entries.
  }
}
