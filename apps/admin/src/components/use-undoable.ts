import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useRef, useState } from 'react';

/** How long something can be called off. */
export const UNDO_MS = 10_000;

interface Undoable<Act> {
  /** How it is said, at once. */
  say: (act: Act) => ToastInput;
  /** Does it and settles once what it changed has been fetched anew; says by itself what went wrong. */
  send: (act: Act, isLeaving: boolean) => Promise<unknown>;
}

/**
 * Things that can be called off. What is begun shows as done at once (`acts`) beside a toast that offers Undo; it is
 * done in earnest after UNDO_MS, when another is begun, or when the screen or the page is left.
 */
export function useUndoable<Act>({ say, send }: Undoable<Act>) {
  const { toast, dismiss } = useToast();
  const [acts, setActs] = useState<readonly Act[]>([]);
  const waiting = useRef<{ act: Act; timer: number; toastId: string } | null>(null);
  const drop = (act: Act) => setActs((all) => all.filter((each) => each !== act));

  function callOff() {
    const called = waiting.current;
    if (!called) return undefined;
    waiting.current = null;
    clearTimeout(called.timer);
    dismiss(called.toastId);
    return called.act;
  }
  function goOut(isLeaving = false) {
    const act = callOff();
    if (act) void send(act, isLeaving).finally(() => drop(act));
  }
  function begin(act: Act) {
    goOut();
    setActs((all) => [...all, act]);
    const undo = () => {
      if (waiting.current?.act !== act) return;
      callOff();
      drop(act);
    };
    const toastId = toast({
      ...say(act),
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Undo', onClick: undo },
    });
    waiting.current = { act, timer: window.setTimeout(goOut, UNDO_MS), toastId };
  }

  const leave = useRef(goOut);
  leave.current = goOut;
  useEffect(() => {
    const onPageHide = () => leave.current(true);
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      leave.current();
    };
  }, []);
  return { acts, begin };
}
