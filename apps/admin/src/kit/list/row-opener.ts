import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

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

const OPENED = 'upcurve-opened-row';

export const rememberOpenedRow = (id: string): void => sessionStorage.setItem(OPENED, id);

/** Whether the focus is where it is on arrival: on no element, on the heading, or on the link of a menu. */
const isArriving = () =>
  document.activeElement === document.body || document.activeElement?.closest('nav, h1');

/**
 * Focuses the row that was opened last when the user returns to the list, or the heading if that row is gone. With
 * `startsInRows`, the first row gets the focus on arrival, so that the keys of rows work at once.
 */
export function useReturnFocus(isReady: boolean, startsInRows = false): void {
  useEffect(() => {
    if (!isReady) return;
    const opened = sessionStorage.getItem(OPENED);
    sessionStorage.removeItem(OPENED);
    if (!opened && !(startsInRows && isArriving())) return;
    const row = document.querySelector(opened ? `[data-row="${CSS.escape(opened)}"]` : '[data-row]');
    const home = row?.querySelector<HTMLElement>('a[href]') ?? document.querySelector<HTMLElement>('h1');
    home?.focus({ preventScroll: true });
  }, [isReady, startsInRows]);
}

/** Returns the location state for links from a list to its items: the path and search parameters of the list. */
export function useListState(): { isFromList: true; list: string; search: string } {
  const { pathname, search } = useLocation();
  return { isFromList: true, list: pathname, search };
}

/**
 * Returns the list that an item was opened from, with its filters. Returns undefined if the item was opened through a
 * link.
 */
export function useListOfItem(): { list: string; address: URLSearchParams } | undefined {
  const { state } = useLocation();
  return state?.isFromList ? { list: state.list, address: new URLSearchParams(state.search) } : undefined;
}

export function useOpenRow(): (to: string, id: string) => void {
  const navigate = useNavigate();
  const state = useListState();
  return (to, id) => {
    rememberOpenedRow(id);
    navigate(to, { state });
  };
}
