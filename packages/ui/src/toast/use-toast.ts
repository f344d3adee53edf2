import { createContext, use, useSyncExternalStore } from 'react';
import type { Toast, ToastInput, ToastStore } from './toast-store.ts';

export const ToastContext = createContext<ToastStore | null>(null);

function useToastStore(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast must be used within ToastProvider');
  return store;
}

/** Returns `toast({ title, description })`, which shows a toast. Throws outside a ToastProvider. */
export function useToast(): { toast: (input: ToastInput) => string; dismiss: (id: string) => void } {
  const store = useToastStore();
  return { toast: store.add, dismiss: store.dismiss };
}

/** All toasts, newest first, including those that are closing. */
export function useToasts(): readonly Toast[] {
  const store = useToastStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
