import { useSyncExternalStore } from 'react';
import { createStore } from '../../create-store.ts';

/** Where uploads are under way: the address below which they go on. */
const places = createStore<readonly string[]>([]);

/** Notes that uploads are under way at a place; gives what takes that back. */
export function noteRunning(place: string): () => void {
  places.set([...places.get(), place]);
  return () => places.set(places.get().toSpliced(places.get().indexOf(place), 1));
}

/** As it is at this moment: what a screen ends with it, ends before the next one is rendered. */
export const runningUploads = places.get;

export const useRunningUploads = () => useSyncExternalStore(places.subscribe, places.get);
