import { useRef, useState } from 'react';

/**
 * What a ConfirmDialog is about and whether it is open. Give the dialog `returnFocus={false}`: cancelling gives the
 * focus back to what opened it; after `close` the caller places it, since what opened it may be gone.
 */
export function useConfirm<Subject>() {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const close = () => setOpen(false);
  return {
    /** Stays while the dialog closes, so that its words do not vanish before it. */
    subject,
    isOpen,
    ask(about: Subject, from: HTMLElement | null) {
      opener.current = from;
      setSubject(about);
      setOpen(true);
    },
    close,
    cancel() {
      close();
      opener.current?.focus();
    },
  };
}
