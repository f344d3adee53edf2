import { type RefObject, useRef, useState } from 'react';

/** A dialog about a subject. Give its Modal `returnFocus={false}`: the focus is placed here. */
export interface Dialog<Subject> {
  /** Stays while the dialog closes, so that its words do not vanish before it. */
  subject: Subject | null;
  isOpen: boolean;
  /** How often it has been opened: the key of a form that begins anew with every opening. */
  opening: number;
  /** `from` is what was pressed: Safari does not focus a button that is. */
  open: (subject: Subject, from: HTMLElement | null) => void;
  /** Gives the focus back to where it came from, or to `home` where that is gone. */
  close: () => void;
  /** Closes after what was done takes away where the focus came from: it rests on `home`. */
  finish: () => void;
  /** Forgets what it was about, once it is out of sight: what it holds, such as a guard, goes with it. */
  forget: () => void;
}

/** Whether a dialog is open and what it is about. `home` is the heading of the screen or section. */
export function useDialog<Subject>(home: RefObject<HTMLElement | null>): Dialog<Subject> {
  const [{ subject, opening }, setShown] = useState({ subject: null as Subject | null, opening: 0 });
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  return {
    subject,
    isOpen,
    opening,
    open(about, from) {
      opener.current = from;
      setShown((before) => ({ subject: about, opening: before.opening + 1 }));
      setOpen(true);
    },
    close() {
      setOpen(false);
      const target = opener.current?.isConnected ? opener.current : home.current;
      target?.focus();
    },
    finish() {
      setOpen(false);
      home.current?.focus();
    },
    forget: () => setShown((before) => ({ ...before, subject: null })),
  };
}
