import { useLayoutEffect, useRef } from 'react';

/** Returns the focus to a button that lost it while it was disabled, unless another element has taken it. */
export function useKeptFocus(isBusy: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isBusy) focused.current = document.activeElement;
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus();
    }
  }, [isBusy]);
}

/** Pass it as a ref to focus an element when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Call the returned function before elements move, and the focused element keeps the focus. */
export function useFocusAfterMove(): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // An element that moves in the DOM loses the focus.
    if (document.activeElement === focused.current) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus();
    } else focused.current = null;
  });
  return () => {
    focused.current = document.activeElement;
  };
}

/** Remembers the focused element. Mantine cannot, for a dialog that is open when it mounts. */
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
