import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useRef, useState } from 'react';

/** How long something can be called off; the time stops under the pointer or the focus. */
export const UNDO_MS = 10_000;

interface Undoable<Act> {
  /** How it is said, at once. */
  say: (act: Act) => ToastInput;
  /**
   * Does it and settles once what it changed has been fetched anew; says by itself what went wrong. The page may be
   * going: what is to be sent has to leave at once.
   */
  send: (act: Act) => Promise<unknown>;
}

/**
 * Things that can be called off. What is begun shows as done at once (`acts`) beside a toast that offers Undo; it is
 * done in earnest when that closes, when another is begun, or when the screen or the page is left.
 */
export function useUndoable<Act>({ say, send }: Undoable<Act>) {
  const { toast, dismiss } = useToast();
  const [acts, setActs] = useState<readonly Act[]>([]);
  const waiting = useRef<{ act: Act; toastId: string } | null>(null);
  const drop = (act: Act) => setActs((all) => all.filter((each) => each !== act));

  function goOut() {
    if (!waiting.current) return;
    const { act, toastId } = waiting.current;
    waiting.current = null;
    dismiss(toastId);
    void send(act).finally(() => drop(act));
  }
  function begin(act: Act) {
    goOut();
    setActs((all) => [...all, act]);
    const ifItWaits = (then: () => void) => () => waiting.current?.act === act && then();
    const undo = ifItWaits(() => {
      waiting.current = null;
      drop(act);
    });
    const toastId = toast({
      ...say(act),
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: undo },
      onClose: ifItWaits(goOut),
    });
    waiting.current = { act, toastId };
  }

  const leave = useRef(goOut);
  leave.current = goOut;
  useEffect(() => {
    const onPageHide = () => leave.current();
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      leave.current();
    };
  }, []);
  return { acts, begin };
}
