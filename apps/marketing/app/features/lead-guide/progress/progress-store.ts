import { useSyncExternalStore } from 'react';
import { createBrowserStore } from '../../../browser-storage.ts';
import { type GuideSlug, guidePages } from '../../../content/lead-guide/pages.ts';

export const PROGRESS_KEY = 'leadGuideProgress';

/** Parses the stored ticks; ignores invalid content. */
export function parsePractised(text: string | null): GuideSlug[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return guidePages.map(({ slug }) => slug).filter((slug) => kept.includes(slug));
  } catch {
    return [];
  }
}

/** The pages ticked off, in reading order. */
function createProgressStore() {
  const store = createBrowserStore<readonly GuideSlug[]>(PROGRESS_KEY, parsePractised);
  return { ...store, set: (practised: readonly GuideSlug[]) => store.set(practised, practised.length === 0) };
}

let store: ReturnType<typeof createProgressStore> | undefined;

export function progressStore() {
  store ??= createProgressStore();
  return store;
}

const subscribe = (notify: () => void) => progressStore().subscribe(notify);

/** Returns the reader's progress; null during server rendering, since only the browser knows it. */
export function useGuideProgress() {
  const practised = useSyncExternalStore<readonly GuideSlug[] | null>(
    subscribe,
    () => progressStore().get(),
    () => null,
  );
  return practised && { practised, isLasting: progressStore().isLasting() };
}

export function setPractised(slug: GuideSlug, isPractised: boolean): void {
  const store = progressStore();
  const others = store.get().filter((each) => each !== slug);
  // The parser restores reading order.
  store.set(parsePractised(JSON.stringify(isPractised ? [...others, slug] : others)));
}
