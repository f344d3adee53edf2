import type { MouseEvent } from 'react';

/** Elements that handle clicks themselves. */
const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** Props for the control that opens a row, unless it is the row's first link. */
export const rowOpenerProps = { 'data-opens-row': true };

/** Returns the control or link that opens a row. */
export const findRowOpener = (row: Element) =>
  row.querySelector<HTMLElement>('[data-opens-row]') ?? row.querySelector<HTMLAnchorElement>('a[href]');

function follow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row, button, ctrlKey, metaKey, shiftKey } = event;
  const pressed = event.target as Element;
  // React also reports clicks in the row's menus and dialogs, which are outside the row in the DOM.
  if (!row.contains(pressed) || pressed.closest(CONTROLS)) return;
  if (button > 1 || getSelection()?.type === 'Range') return;
  const opener = findRowOpener(row);
  const isElsewhere = button === 1 || ctrlKey || metaKey || shiftKey;
  if (!isElsewhere) {
    // A dialog returns the focus to it.
    opener?.focus({ preventScroll: true });
    opener?.click();
  } else if (opener instanceof HTMLAnchorElement) window.open(opener.href, '_blank', 'noopener');
}

/**
 * Opens a row or card on a click anywhere in it. Keyboards and screen readers use its link or control. An overlay link
 * is not possible, because WebKit cannot position elements relative to a table row.
 */
export const openOnPressProps = { onClick: follow, onAuxClick: follow };
