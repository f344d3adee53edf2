import { useLayoutEffect, useRef } from 'react';

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

/** Remembers the focused element. Mantine cannot do this for dialogs that are open when they mount. */
export function useFocusBack() {
  const from = useRef<Element>(null);
  return {
    leave() {
      from.current = document.activeElement;
    },
    back() {
      if (from.current instanceof HTMLElement) from.current.focus();
    },
  };
}
