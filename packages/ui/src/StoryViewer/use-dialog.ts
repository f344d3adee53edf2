import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Opens the dialog above everything, with the page behind it at rest; gives the focus back when it goes. */
export function useShown(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    shown.showModal();
    // Not one of its buttons: a label is read, and Space pauses.
    shown.focus({ preventScroll: true });
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
      shown.close();
    };
  }, [dialog]);
}

/** Text for a live region: readers speak what is put in once it is there, not what it came with. */
export function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => setSpoken(text), [text]);
  return spoken;
}
