import { useSyncExternalStore } from 'react';
import { type GuideSlug, guidePages } from '../../../content/lead-guide/pages.ts';

export const PROGRESS_KEY = 'leadGuideProgress';

export interface GuideProgress {
  /** The pages ticked off, in reading order. */
  practised: readonly GuideSlug[];
  /** Whether the ticks will be there after a reload; false where the browser refuses to store. */
  isLasting: boolean;
}

export interface ProgressStore {
  get(): GuideProgress;
  set(practised: readonly GuideSlug[]): void;
  subscribe(notify: () => void): () => void;
}

/** The stored ticks; invalid content is ignored. */
export function parsePractised(text: string | null): GuideSlug[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return guidePages.map(({ slug }) => slug).filter((slug) => kept.includes(slug));
  } catch {
    return [];
  }
}

/** The ticks in memory and, as far as the browser allows, in its storage. Follows changes made in other tabs. */
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

  function write(practised: readonly GuideSlug[]): boolean {
    try {
      if (practised.length === 0) localStorage.removeItem(PROGRESS_KEY);
      else localStorage.setItem(PROGRESS_KEY, JSON.stringify(practised));
      return true;
    } catch {
      return false;
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
      change({ practised, isLasting: write(practised) });
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

let store: ProgressStore | undefined;

/** The progress of this browser. */
export function progressStore(): ProgressStore {
  store ??= createProgressStore();
  return store;
}

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
