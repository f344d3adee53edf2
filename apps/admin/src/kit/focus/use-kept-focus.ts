import { useEffect } from 'react';
import { findRowOpener } from '../list/row-opener.ts';

const rowsIn = (place: Element | undefined) => [
  ...(place?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

const focusOn = (element: HTMLElement) => element.focus({ preventScroll: true });
const focusRow = (row: HTMLElement) => focusOn(findRowOpener(row) ?? row);

/** Mantine returns the focus 10 ms after a dialog closes, unless another element has taken it. */
const DIALOG_MS = 20;

/**
 * Keeps the focus on the screen when the focused element is removed: it moves to the row that took the place of the
 * removed row, or else to the nearest focusable element around it. If a list has lost its last row, the first row that
 * arrives gets the focus.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The focused element and its ancestors, from the inside out. */
    let path: HTMLElement[] = [];
    /** The index of the focused row; -1 if there is none. */
    let rowIndex = -1;
    let emptied: HTMLElement | undefined;
    let waiting: number | undefined;

    const panel = () =>
      path.find((each) => each.isConnected && each.hasAttribute('tabindex') && !each.dataset.row);
    const findRow = () => {
      const row = path.find(({ dataset }) => dataset.row);
      rowIndex = row ? rowsIn(panel()).indexOf(row) : -1;
    };
    function onFocus({ target }: FocusEvent) {
      path = [];
      for (let each = target as HTMLElement | null; each; each = each.parentElement) path.push(each);
      if (target !== emptied) emptied = undefined;
      findRow();
    }
    function onChange() {
      const [focused] = path;
      const [first] = rowsIn(emptied);
      if (first) {
        emptied = undefined;
        return focusRow(first);
      }
      if (!focused || focused.isConnected) return findRow();
      clearTimeout(waiting);
      if (path.some((each) => each.matches('[role="dialog"]')))
        waiting = window.setTimeout(moveOn, DIALOG_MS);
      else moveOn();
    }
    function moveOn() {
      if (document.activeElement !== document.body) return;
      const home = panel() ?? document.querySelector('h1');
      const rows = rowsIn(home ?? undefined);
      const next = rowIndex < 0 ? undefined : (rows[rowIndex] ?? rows.at(-1));
      if (next) return focusRow(next);
      if (!home) return;
      emptied = rowIndex < 0 ? undefined : home;
      focusOn(home);
    }

    document.addEventListener('focusin', onFocus);
    const changes = new MutationObserver(onChange);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      changes.disconnect();
      clearTimeout(waiting);
    };
  }, []);
}
