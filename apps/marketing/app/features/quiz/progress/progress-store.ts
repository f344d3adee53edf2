import { useSyncExternalStore } from 'react';
import { createBrowserStore } from '../../../browser-storage.ts';
import { emptyProgress, type Progress, parseProgress, STORAGE_KEY } from './progress.ts';

export function createProgressStore() {
  const store = createBrowserStore(STORAGE_KEY, parseProgress);
  return {
    ...store,
    update: (part: Partial<Progress>) =>
      store.set({ ...store.get(), ...part, savedAt: new Date().toISOString() }),
    reset: () => store.set(emptyProgress(), true),
  };
}

export type ProgressStore = ReturnType<typeof createProgressStore>;

let store: ProgressStore | undefined;

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
