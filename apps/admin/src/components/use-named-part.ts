import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Longer than the palette takes to give the focus back to where it was. */
const AFTER_MS = 50;

/** For the part of a screen that an address may name, as in `#invite`: brings it into view and takes the focus there. */
export function useNamedPart<Part extends HTMLElement>(name: string | undefined) {
  const { hash, key } = useLocation();
  const part = useRef<Part>(null);
  // With the key, so that whoever goes to the same address again is brought there again.
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
