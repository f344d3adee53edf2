import type { ButtonHTMLAttributes } from 'react';

/** The id of the e-book popup. */
export const EBOOK_DIALOG = 'ebook';

const dialog = () => document.getElementById(EBOOK_DIALOG) as HTMLDialogElement | null;

/** Opens the e-book popup, unless it is open already. */
export function openEbook(): void {
  const found = dialog();
  if (found && !found.open) found.showModal();
}

export function closeEbook(): void {
  dialog()?.close();
}

/** What makes a button command the popup. The browser obeys it, or in those that do not know it the page's loader. */
export function commanding(command: 'show-modal' | 'close'): ButtonHTMLAttributes<HTMLButtonElement> {
  const invoker = { commandfor: EBOOK_DIALOG, command };
  return { type: 'button', ...invoker };
}
