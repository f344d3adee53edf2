import { useSyncExternalStore } from 'react';

/**
 * The story that receives pasted files: the last one worked on or pointed at. Only the previous and the new one
 * render again.
 */
export function createPasteTarget() {
  let touched = '';
  const listeners = new Set<() => void>();
  return {
    get: () => touched,
    touch(id: string): void {
      if (touched === id) return;
      touched = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type PasteTarget = ReturnType<typeof createPasteTarget>;

/** Whether this story receives pasted files. An only story always does. */
export function useIsPasteTarget({ get, subscribe }: PasteTarget, id: string, isOnly: boolean): boolean {
  const isTouched = useSyncExternalStore(subscribe, () => get() === id);
  return isTouched || isOnly;
}
