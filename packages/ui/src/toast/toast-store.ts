import type { ReactNode } from 'react';

export const TOASTS_KEPT = 5;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_DURATION = 5000;

export interface Toast {
  id: string;
  title: string;
  description?: ReactNode;
  variant: 'default' | 'destructive';
  /** Something to do about it; pressing it also dismisses the toast. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds until it dismisses itself. */
  duration: number;
  /**
   * Called once when it closes, in whatever way. Something waits for that, so the time goes on while the window is
   * left, and stops only under the pointer or the focus.
   */
  onClose?: () => void;
  open: boolean;
}

export type ToastInput = Pick<Toast, 'title'> &
  Partial<Pick<Toast, 'description' | 'variant' | 'action' | 'duration' | 'onClose'>>;

/** Whether both say the same and nothing hangs on either. */
const isSame = (a: Toast, b: Toast) =>
  a.open &&
  !a.action &&
  !b.action &&
  !a.onClose &&
  !b.onClose &&
  a.title === b.title &&
  a.description === b.description;

export type ToastStore = ReturnType<typeof createToastStore>;

/**
 * Toasts newest first, at most TOASTS_KEPT. A dismissed toast is closed at once and forgotten after
 * TOAST_REMOVE_DELAY, so that what is leaving the screen keeps its text.
 */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function set(next: readonly Toast[]) {
    toasts = next;
    for (const [id, timer] of removals) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  }

  const change = (id: string, part: Partial<Toast>) =>
    set(toasts.map((toast) => (toast.id === id ? { ...toast, ...part } : toast)));

  const remove = (id: string) => set(toasts.filter((toast) => toast.id !== id));

  function dismiss(id: string) {
    const closing = toasts.find((toast) => toast.id === id);
    if (!closing?.open) return;
    removals.set(
      id,
      setTimeout(() => remove(id), TOAST_REMOVE_DELAY),
    );
    change(id, { open: false });
    closing.onClose?.();
  }

  return {
    get: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a toast and gives its id. */
    add(input: ToastInput): string {
      const id = `toast-${++count}`;
      const toast: Toast = { variant: 'default', duration: TOAST_DURATION, ...input, id, open: true };
      // Said again it stands anew, instead of twice. What waits for a toast to close, or for an answer, stays.
      toasts = toasts.filter((each) => !isSame(each, toast));
      const pushedOut = toasts.slice(TOASTS_KEPT - 1).filter(({ open }) => open);
      set([toast, ...toasts].slice(0, TOASTS_KEPT));
      for (const { onClose } of pushedOut) onClose?.();
      return id;
    },
    update: (id: string, input: Partial<ToastInput>) => change(id, input),
    dismiss,
    dismissAll: () => {
      for (const { id } of toasts) dismiss(id);
    },
    remove,
  };
}
