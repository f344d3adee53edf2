import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Longer than the command palette needs to restore the focus, in ms. */
const AFTER_MS = 50;

/** Scrolls to an element and focuses it if the URL's hash is its name, such as `#invite`. */
export function useHashTarget<Part extends HTMLElement>(name: string | undefined) {
  const { hash, key } = useLocation();
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new when the same address is visited again.
  useEffect(() => {
    if (!name || hash !== `#${name}`) return;
    const timer = setTimeout(() => {
      part.current?.scrollIntoView?.({ block: 'center' });
      part.current?.focus({ preventScroll: true });
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [name, hash, key]);
  return part;
}
