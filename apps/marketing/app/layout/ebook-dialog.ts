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

/** What makes a button command the popup: the browser itself, before any script has come; else script, once it has. */
export function commanding(command: 'show-modal' | 'close'): ButtonHTMLAttributes<HTMLButtonElement> {
  const native = { commandfor: EBOOK_DIALOG, command };
  const byScript = () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    if (command === 'close') closeEbook();
    else openEbook();
  };
  return { type: 'button', ...native, onClick: byScript };
}
