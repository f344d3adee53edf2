import { useSyncExternalStore } from 'react';
import { writeStored } from '../../../browser-storage.ts';
import { type GuideSlug, guidePages } from '../../../content/lead-guide/pages.ts';

export const PROGRESS_KEY = 'leadGuideProgress';

export interface GuideProgress {
  /** The pages ticked off, in reading order. */
  practised: readonly GuideSlug[];
  /** Whether the ticks survive a reload; false if the browser refuses storage. */
  isLasting: boolean;
}

export interface ProgressStore {
  get(): GuideProgress;
  set(practised: readonly GuideSlug[]): void;
  subscribe(notify: () => void): () => void;
}

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

/** Keeps the ticks in memory and, if possible, in the browser's storage. Follows changes made in other tabs. */
export function createProgressStore(): ProgressStore {
  const listeners = new Set<() => void>();
  let progress = read();

  function read(): GuideProgress {
    try {
      return { practised: parsePractised(localStorage.getItem(PROGRESS_KEY)), isLasting: true };
    } catch {
      return { practised: [], isLasting: false };
    }
  }

  function change(next: GuideProgress) {
    progress = next;
    for (const notify of listeners) notify();
  }

  addEventListener('storage', ({ key }) => {
    if (key === PROGRESS_KEY || key === null) change(read());
  });

  return {
    get: () => progress,
    set(practised) {
      const kept = practised.length > 0 ? practised : null;
      change({ practised, isLasting: writeStored('local', PROGRESS_KEY, kept) });
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

let store: ProgressStore | undefined;

/** Returns the progress store of this browser. */
export function progressStore(): ProgressStore {
  store ??= createProgressStore();
  return store;
}

const subscribe = (notify: () => void) => progressStore().subscribe(notify);

/** Returns the reader's progress; null during server rendering, since only the browser knows it. */
export function useGuideProgress(): GuideProgress | null {
  return useSyncExternalStore<GuideProgress | null>(
    subscribe,
    () => progressStore().get(),
    () => null,
  );
}

/** Ticks a page off or removes the tick. */
export function setPractised(slug: GuideSlug, isPractised: boolean): void {
  const store = progressStore();
  const others = store.get().practised.filter((each) => each !== slug);
  // The parser restores reading order.
  store.set(parsePractised(JSON.stringify(isPractised ? [...others, slug] : others)));
}
