import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Opens the dialog as a modal and disables page scrolling. Returns the focus when it closes. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    shown.showModal();
    // Focuses the dialog itself, so that screen readers announce its label and Space pauses the story.
    shown.focus({ preventScroll: true });
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
      shown.close();
    };
  }, [dialog]);
}

/** Text for a live region. It is set after the first render, because screen readers announce only changes. */
export function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => setSpoken(text), [text]);
  return spoken;
}
