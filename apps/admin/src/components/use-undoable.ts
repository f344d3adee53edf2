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
  /** Several can wait at the same time, and no longer than the page is in sight. Default: one, which may. */
  areSeveral?: boolean;
}

/**
 * Things that can be called off. What is begun shows as done at once (`acts`) beside a toast that offers Undo; it is
 * done in earnest when that closes, when another is begun, or when the screen or the page is left.
 */
export function useUndoable<Act>({ say, send, areSeveral = false }: Undoable<Act>) {
  const { toast, dismiss } = useToast();
  const [acts, setActs] = useState<readonly Act[]>([]);
  // The toast of each.
  const waiting = useRef(new Map<Act, string>());
  const drop = (act: Act) => setActs((all) => all.filter((each) => each !== act));

  function goOut(act: Act) {
    const toastId = waiting.current.get(act);
    if (!waiting.current.delete(act)) return;
    if (toastId) dismiss(toastId);
    void send(act).finally(() => drop(act));
  }
  function goAllOut() {
    for (const act of [...waiting.current.keys()]) goOut(act);
  }
  function begin(act: Act) {
    if (!areSeveral) goAllOut();
    setActs((all) => [...all, act]);
    const undo = () => waiting.current.delete(act) && drop(act);
    // Before its toast: one that this pushes out closes meanwhile, and is not this one.
    waiting.current.set(act, '');
    const toastId = toast({
      ...say(act),
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: undo },
      onClose: () => goOut(act),
    });
    waiting.current.set(act, toastId);
  }

  const leave = useRef(goAllOut);
  leave.current = goAllOut;
  useEffect(() => {
    const onPageHide = () => leave.current();
    const onHidden = () => areSeveral && document.visibilityState === 'hidden' && leave.current();
    addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onHidden);
      leave.current();
    };
  }, [areSeveral]);
  return { acts, begin };
}
