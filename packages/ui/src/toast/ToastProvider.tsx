import { type ReactNode, useState } from 'react';
import { Toaster } from './Toaster.tsx';
import { ToastContext } from './toast-context.ts';
import { createToastStore, type ToastStore } from './toast-store.ts';

/** Provides and renders toasts. Pass a store to use it outside React. */
export function ToastProvider({ store, children }: { store?: ToastStore; children: ReactNode }) {
  const [own] = useState(() => store ?? createToastStore());
  return (
    <ToastContext value={own}>
      {children}
      <Toaster store={own} />
    </ToastContext>
  );
}
