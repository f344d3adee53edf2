import type { MouseEvent } from 'react';

/** What does something of its own when it is pressed. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** Give it to the control that a row without a link, or with another one, opens with. */
export const opensRow = { 'data-opens-row': true };

/** The control or link that opens a row. */
export const openerOf = (row: Element) =>
  row.querySelector<HTMLElement>('[data-opens-row]') ?? row.querySelector<HTMLAnchorElement>('a[href]');

function follow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row, button, ctrlKey, metaKey, shiftKey } = event;
  const pressed = event.target as Element;
  // React tells us of presses in menus and dialogs too that belong to the row but stand elsewhere.
  if (!row.contains(pressed) || pressed.closest(CONTROLS)) return;
  if (button > 1 || getSelection()?.type === 'Range') return;
  const opener = openerOf(row);
  const isElsewhere = button === 1 || ctrlKey || metaKey || shiftKey;
  if (!isElsewhere) opener?.click();
  else if (opener instanceof HTMLAnchorElement) window.open(opener.href, '_blank', 'noopener');
}

/**
 * For a row or card that is opened by a press anywhere; its link or control is for the keyboard and for screen readers.
 * No overlay on the link: in WebKit a row cannot be what it is placed by.
 */
export const opensOnPress = { onClick: follow, onAuxClick: follow };
