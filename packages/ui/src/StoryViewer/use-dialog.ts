import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Opens the dialog as a modal and stops the page from scrolling; returns the focus when it closes. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    shown.showModal();
    // Focuses the dialog itself, so that its label is announced and Space pauses.
    shown.focus({ preventScroll: true });
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
      shown.close();
    };
  }, [dialog]);
}

/** Text for a live region. It is set after the first render, since screen readers announce only changes. */
export function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => setSpoken(text), [text]);
  return spoken;
}
