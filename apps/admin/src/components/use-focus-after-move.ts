import { useLayoutEffect, useRef } from 'react';

/** Call what it gives before things change places: what has the focus then has it afterwards, wherever it went. */
export function useFocusAfterMove(): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // An element that is put elsewhere in the page loses the focus.
    if (document.activeElement === focused.current) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus();
    } else focused.current = null;
  });
  return () => {
    focused.current = document.activeElement;
  };
}
