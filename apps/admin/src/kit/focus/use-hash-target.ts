import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Longer than the palette needs to return the focus. */
const AFTER_MS = 50;

/** Scrolls to an element and focuses it when the address ends in its name, such as `#invite`. */
export function useHashTarget<Part extends HTMLElement>(name: string | undefined) {
  const { hash, key } = useLocation();
  const part = useRef<Part>(null);
  // `key` makes this run again when the same address is visited again.
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
