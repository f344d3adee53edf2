import { useLayoutEffect, useRef } from 'react';

/** A button that is disabled while it works loses the focus; this gives it back afterwards, if nothing else took it. */
export function useKeptFocus(isBusy: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isBusy) focused.current = document.activeElement;
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus();
    }
  }, [isBusy]);
}
