import { useSyncExternalStore } from 'react';

/** Creates a store outside React. Components read it with `useSyncExternalStore(store.subscribe, store.get)`. */
export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The addresses with running uploads. Uploads also continue on the pages below them. */
const places = createStore<readonly string[]>([]);

/** Registers running uploads at an address. Returns a function that unregisters them. */
export function registerUploads(place: string): () => void {
  places.set([...places.get(), place]);
  return () => places.set(places.get().toSpliced(places.get().indexOf(place), 1));
}

/** Returns the current addresses. A screen ends its uploads before the next screen renders. */
export const runningUploads = places.get;

export const useRunningUploads = () => useSyncExternalStore(places.subscribe, places.get);
