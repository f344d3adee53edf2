import { useSyncExternalStore } from 'react';

/** Where uploads are under way: the address below which they go on. */
let places: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]) {
  places = next;
  for (const listener of listeners) listener();
}

/** Notes that uploads are under way at a place; gives what takes that back. */
export function noteRunning(place: string): () => void {
  set([...places, place]);
  return () => {
    const at = places.indexOf(place);
    set(places.filter((_, index) => index !== at));
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** As it is at this moment: what a screen ends with it, ends before the next one is rendered. */
export const runningUploads = () => places;

export const useRunningUploads = () => useSyncExternalStore(subscribe, runningUploads);
