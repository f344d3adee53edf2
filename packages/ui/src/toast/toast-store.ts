import type { ReactNode } from 'react';

export const TOASTS_KEPT = 5;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_DURATION = 5000;

export interface Toast {
  id: string;
  title: string;
  description?: ReactNode;
  variant: 'default' | 'destructive';
  /** A button that also dismisses the toast. */
  action?: { label: string; onClick: () => void };
  /** The time until it closes, in ms. */
  duration: number;
  /**
   * Called once when the toast closes for any reason. If set, the countdown also runs while the window is inactive, and
   * pauses only on hover or focus.
   */
  onClose?: () => void;
  open: boolean;
}

export type ToastInput = Pick<Toast, 'title'> &
  Partial<Pick<Toast, 'description' | 'variant' | 'action' | 'duration' | 'onClose'>>;

/** Whether two toasts have the same text and no action or callback. */
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
 * Toasts, newest first, at most TOASTS_KEPT. A dismissed toast closes immediately and is removed after
 * TOAST_REMOVE_DELAY, so that its text stays during the closing animation.
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
    /** Shows a toast and returns its id. */
    add(input: ToastInput): string {
      const id = `toast-${++count}`;
      const toast: Toast = { variant: 'default', duration: TOAST_DURATION, ...input, id, open: true };
      // A repeated message replaces the previous one, unless that one has an action or callback.
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
