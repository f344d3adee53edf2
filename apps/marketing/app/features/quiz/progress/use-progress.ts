import { useSyncExternalStore } from 'react';
import type { Progress } from './progress.ts';
import { progressStore } from './progress-store.ts';

const subscribe = (notify: () => void) => progressStore().subscribe(notify);

/** The visitor's progress; null in the page as the server made it, since only the browser knows. */
export function useProgress(): Progress | null {
  return useSyncExternalStore<Progress | null>(
    subscribe,
    () => progressStore().get(),
    () => null,
  );
}
