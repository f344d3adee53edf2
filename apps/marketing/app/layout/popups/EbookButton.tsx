import type { ButtonHTMLAttributes, ReactNode } from 'react';

export const EBOOK_DIALOG = 'ebook';

const dialog = () => document.getElementById(EBOOK_DIALOG) as HTMLDialogElement | null;

/** Opens the e-book popup unless it is already open. */
export function openEbook(): void {
  const found = dialog();
  if (found && !found.open) found.showModal();
}

export function closeEbook(): void {
  dialog()?.close();
}

/** Returns attributes that make a button open or close the popup. In older browsers the inline script handles them. */
export function commandAttributes(command: 'show-modal' | 'close'): ButtonHTMLAttributes<HTMLButtonElement> {
  const invoker = { commandfor: EBOOK_DIALOG, command };
  return { type: 'button', ...invoker };
}

interface EbookButtonProps {
  className?: string;
  children: ReactNode;
}

export function EbookButton({ className, children }: EbookButtonProps) {
  return (
    <button {...commandAttributes('show-modal')} className={className}>
      {children}
    </button>
  );
}
