import { createContext, use, useSyncExternalStore } from 'react';
import type { Toast, ToastInput, ToastStore } from './toast-store.ts';

export const ToastContext = createContext<ToastStore | null>(null);

function useToastStore(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it.');
  return store;
}

/** Gives `toast({ title, description })`, which shows a toast. Throws outside a ToastProvider. */
export function useToast(): { toast: (input: ToastInput) => string; dismiss: (id: string) => void } {
  const store = useToastStore();
  return { toast: store.add, dismiss: store.dismiss };
}

/** Every toast that is kept, newest first, closed ones included. */
export function useToasts(): readonly Toast[] {
  const store = useToastStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
