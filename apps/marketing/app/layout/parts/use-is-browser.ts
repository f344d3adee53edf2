import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as the server made it, true from the moment it is alive. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
