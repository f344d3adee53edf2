import { useSyncExternalStore } from 'react';
import type { GuideSlug } from '../../../content/lead-guide/pages.ts';
import { type GuideProgress, parsePractised, progressStore } from './progress-store.ts';

const subscribe = (notify: () => void) => progressStore().subscribe(notify);

/** The reader's progress; null in the page as the server made it, since only the browser knows. */
export function useGuideProgress(): GuideProgress | null {
  return useSyncExternalStore<GuideProgress | null>(
    subscribe,
    () => progressStore().get(),
    () => null,
  );
}

/** Ticks a page off, or takes the tick away. */
export function setPractised(slug: GuideSlug, isPractised: boolean): void {
  const store = progressStore();
  const others = store.get().practised.filter((each) => each !== slug);
  // Through the parser, which puts them back into reading order.
  store.set(parsePractised(JSON.stringify(isPractised ? [...others, slug] : others)));
}
