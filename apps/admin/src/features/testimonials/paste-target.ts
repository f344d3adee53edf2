import { useSyncExternalStore } from 'react';

/** Which story takes what is pasted: the last that was worked on or pointed at. Only those two are drawn anew for it. */
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

/** Whether it is this story; the only one there is always is. */
export function useIsPasteTarget({ get, subscribe }: PasteTarget, id: string, isOnly: boolean): boolean {
  const isTouched = useSyncExternalStore(subscribe, () => get() === id);
  return isTouched || isOnly;
}
