import type { MouseEvent } from 'react';

/** What does something of its own when it is pressed. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';

function follow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: whole, button, ctrlKey, metaKey, shiftKey } = event;
  const pressed = event.target as Element;
  // React tells us of presses in menus and dialogs too that belong to the row but stand elsewhere.
  if (!whole.contains(pressed) || pressed.closest(CONTROLS)) return;
  if (button > 1 || getSelection()?.type === 'Range') return;
  const link = whole.querySelector<HTMLAnchorElement>('a[href]');
  if (button === 1 || ctrlKey || metaKey || shiftKey) window.open(link?.href, '_blank', 'noopener');
  else link?.click();
}

/**
 * For a row or card that opens what its first link leads to, wherever it is pressed; the link itself is for the keyboard
 * and for screen readers. No overlay on the link: in WebKit a row cannot be what it is placed by.
 */
export const opensItsLink = { onClick: follow, onAuxClick: follow };
