import { useRef, useState } from 'react';

export interface Dialog<Subject> {
  /** Stays set while the dialog fades out, to keep its text visible. */
  subject: Subject | null;
  isOpen: boolean;
  /** Counts how often the dialog was opened. Use it as the key of a form to reset it each time. */
  opening: number;
  open: (subject: Subject) => void;
  /** Focuses what had the focus before, or the screen's heading if that no longer exists. */
  close: () => void;
  /** Closes the dialog after an action that removes the opener, and focuses the heading above it. */
  finish: () => void;
  /** Clears the subject after the dialog has faded out, which unmounts its contents. */
  forget: () => void;
}

/**
 * Manages the state of a dialog and returns the focus. Mantine cannot do that: it forgets the control if the dialog is
 * mounted open or opened from a menu.
 */
export function useDialog<Subject>(): Dialog<Subject> {
  const [{ subject, opening }, setShown] = useState({ subject: null as Subject | null, opening: 0 });
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  return {
    subject,
    isOpen,
    opening,
    open(about) {
      opener.current = focusedControl();
      setShown((before) => ({ subject: about, opening: before.opening + 1 }));
      setOpen(true);
    },
    close() {
      setOpen(false);
      const target = opener.current?.isConnected ? opener.current : document.querySelector('h1');
      target?.focus();
    },
    finish() {
      setOpen(false);
      headingAbove(opener.current)?.focus();
    },
    forget: () => setShown((before) => ({ ...before, subject: null })),
  };
}

function headingAbove(element: Element | null): HTMLElement | null | undefined {
  const isAbove = (heading: Node) =>
    Boolean(element && element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING);
  const headings = [...document.querySelectorAll<HTMLElement>(':is(h1, h2)[tabindex]')];
  return headings.filter(isAbove).at(-1) ?? document.querySelector('h1');
}

/** Returns the focused element, or the button of the menu that it belongs to. */
function focusedControl(): HTMLElement | null {
  const { activeElement } = document;
  const target = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const control = target ? document.getElementById(target) : activeElement;
  return control instanceof HTMLElement && control !== document.body ? control : null;
}
