import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { isScreenKey } from './screen-keys.ts';

/** `/` goes to the search inside the element that gets the ref. */
export function useSearchKey() {
  const ref = useRef<HTMLElement>(null);
  useWindowEvent('keydown', (event) => {
    const search = ref.current?.querySelector<HTMLInputElement>('[role="searchbox"]');
    if (event.key !== '/' || !search || !isScreenKey(event)) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
  return ref;
}
