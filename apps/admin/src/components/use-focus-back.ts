import { useRef } from 'react';

/** What had the focus, to give it back: Mantine's own way does not know it of a dialog that is open as soon as it is there. */
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
