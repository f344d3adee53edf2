import { useSyncExternalStore } from 'react';
import { writeStored } from '../../../browser-storage.ts';
import { emptyProgress, type Progress, parseProgress, STORAGE_KEY } from './progress.ts';

export interface ProgressStore {
  get(): Progress;
  update(part: Partial<Progress>): void;
  reset(): void;
  /** Whether stored answers survive a reload; false if the browser refuses storage. */
  isLasting(): boolean;
  subscribe(notify: () => void): () => void;
}

/** Keeps progress in memory and writes every change to the browser's storage. Follows changes made in other tabs. */
export function createProgressStore(): ProgressStore {
  let isLasting = true;
  const listeners = new Set<() => void>();
  let progress = parseProgress(read());

  function read(): string | null {
    try {
      return localStorage.getItem(STORAGE_KEY);
    } catch {
      isLasting = false;
      return null;
    }
  }

  function set(next: Progress) {
    progress = next;
    for (const notify of listeners) notify();
  }

  addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEY || event.key === null) set(parseProgress(event.newValue));
  });

  return {
    get: () => progress,
    update(part) {
      const next = { ...progress, ...part, savedAt: new Date().toISOString() };
      isLasting = writeStored('local', STORAGE_KEY, next);
      set(next);
    },
    reset() {
      isLasting = writeStored('local', STORAGE_KEY, null);
      set(emptyProgress());
    },
    isLasting: () => isLasting,
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

/** Returns the visitor's progress; null during server rendering, since only the browser knows it. */
export function useProgress(): Progress | null {
  return useSyncExternalStore<Progress | null>(
    subscribe,
    () => progressStore().get(),
    () => null,
  );
}
