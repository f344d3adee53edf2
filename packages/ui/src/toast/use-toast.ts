import { createContext, use, useSyncExternalStore } from 'react';
import type { Toast, ToastInput, ToastStore } from './toast-store.ts';

export const ToastContext = createContext<ToastStore | null>(null);

function useToastStore(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast must be used within ToastProvider');
  return store;
}

/**
 * Returns `toast({ title, description })`, which shows a toast.
 * @throws outside a ToastProvider
 */
export function useToast(): { toast: (input: ToastInput) => string; dismiss: (id: string) => void } {
  const store = useToastStore();
  return { toast: store.add, dismiss: store.dismiss };
}

/** Returns all toasts, newest first, including closing ones. */
export function useToasts(): readonly Toast[] {
  const store = useToastStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
