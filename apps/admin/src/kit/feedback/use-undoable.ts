import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long an action can be undone, in ms. The countdown pauses while the toast is hovered or focused. */
export const UNDO_MS = 10_000;

interface Undoable<Act> {
  /** Returns the toast that is shown immediately. */
  say: (act: Act) => ToastInput;
  /**
   * Sends the action and resolves once the affected queries were refetched. It reports errors itself. The page may be
   * closing, so requests must start immediately.
   */
  send: (act: Act) => Promise<unknown>;
  /**
   * Lets several actions wait at the same time, and sends them all when the page is hidden. By default only one action
   * waits, even while the page is hidden.
   */
  areSeveral?: boolean;
}

/**
 * Runs actions that can be undone before they are sent. A new action is shown as done immediately (`acts`), with an
 * Undo toast. It is sent when the toast closes, when another action begins (unless `areSeveral`), or when the screen or
 * page is left.
 */
export function useUndoable<Act>({ say, send, areSeveral = false }: Undoable<Act>) {
  const { toast, dismiss } = useToast();
  const [acts, setActs] = useState<readonly Act[]>([]);
  // The toast id of each action.
  const waiting = useRef(new Map<Act, string>());
  const drop = (act: Act) => setActs((all) => all.filter((each) => each !== act));

  function sendNow(act: Act) {
    const toastId = waiting.current.get(act);
    if (!waiting.current.delete(act)) return;
    // First, because a page that closes has little time.
    const sent = send(act);
    if (toastId) dismiss(toastId);
    void sent.finally(() => drop(act));
  }
  /** Drops an action. Returns false if it was sent. */
  function withdraw(act: Act): boolean {
    const toastId = waiting.current.get(act);
    if (!waiting.current.delete(act)) return false;
    if (toastId) dismiss(toastId);
    drop(act);
    return true;
  }
  function sendAllNow() {
    for (const act of [...waiting.current.keys()]) sendNow(act);
  }
  /** `replaced` is an action that is still waiting. The new one replaces it, and undoing the new one restores it. */
  function begin(act: Act, replaced?: Act) {
    const isReplaced = replaced && withdraw(replaced);
    if (!areSeveral) sendAllNow();
    setActs((all) => [...all, act]);
    const undo = () => {
      if (withdraw(act) && isReplaced) begin(replaced);
    };
    // Set before the toast opens, because opening it may close another toast.
    waiting.current.set(act, '');
    const toastId = toast({
      ...say(act),
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: undo },
      onClose: () => sendNow(act),
    });
    waiting.current.set(act, toastId);
  }

  const leave = useEffectEvent(sendAllNow);
  useEffect(() => {
    const onPageHide = () => leave();
    const onHidden = () => areSeveral && document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onHidden);
      leave();
    };
  }, [areSeveral]);
  return { acts, begin, withdraw, isWaiting: (act: Act) => waiting.current.has(act) };
}

/** Shows one toast at a time. A failure replaces an earlier success, because its Undo would be misleading. */
export function useOneToast(): (toast: ToastInput) => void {
  const { toast, dismiss } = useToast();
  const last = useRef('');
  return (input) => {
    dismiss(last.current);
    last.current = toast(input);
  };
}
