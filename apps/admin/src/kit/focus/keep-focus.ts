import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Restores the focus to a button that lost it while disabled, unless another element has taken it. */
export function useRestoredFocus(isBusy: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isBusy) focused.current = document.activeElement;
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus();
    }
  }, [isBusy]);
}

/** Focuses an element when it appears. Pass it as a ref. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Keeps the focus on an element while it moves. Call the returned function before elements move. */
export function useFocusAfterMove(): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Elements lose the focus when they move in the DOM.
    if (document.activeElement === focused.current) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus();
    } else focused.current = null;
  });
  return () => {
    focused.current = document.activeElement;
  };
}

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
