import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { isScreenKey, openDialogs } from '../focus/screen-keys.ts';
import { findRowOpener } from '../list/row-opener.ts';

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const idsOf = (rows: readonly HTMLElement[]) => rows.flatMap(({ dataset }) => dataset.row ?? []);
const targetOf = (row: HTMLElement) => findRowOpener(row) ?? row;

/** Returns the rows of all lists on the screen, and the one that has the focus. */
function findRows() {
  const all = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  // Controls inside a row, such as the segments of a story, are not rows of this list.
  const rows = all.filter(({ parentElement }) => !parentElement?.closest('[data-row]'));
  return { rows, row: rows.find((each) => each.contains(document.activeElement)) };
}

/** Focuses a row, if it is shown and no dialog is open. */
export function focusRowOf(id: string): void {
  const row = findRows().rows.find(({ dataset }) => dataset.row === id);
  if (row && openDialogs().length === 0) targetOf(row).focus();
}

/** Moves the focus from a row to the next one. */
export function focusNextRow(): void {
  const { rows, row } = findRows();
  const next = row && rows[rows.indexOf(row) + 1];
  if (next) targetOf(next).focus();
}

/**
 * Handles the keys of a list. j and k move between all rows of the screen, across lists; the arrow keys do so once a
 * row has the focus. x selects the focused row, and Enter opens it. With `onSelectMore`, X selects all rows, and Shift
 * with a moving key selects the rows that it passes. Rows need their id as `data-row` and must be focusable. `onKey` gets
 * all other keys with the focused row. Returns the ref of the list.
 */
export function useRowKeys<List extends HTMLElement>(
  onSelect?: (id: string) => void,
  onKey?: (id: string, key: string) => void,
  onSelectMore?: (ids: string[]) => void,
) {
  const list = useRef<List>(null);
  const last = useRef<string | undefined>(undefined);

  useWindowEvent('keydown', (event) => {
    if (!isScreenKey(event)) return;
    const { rows, row } = findRows();
    const step = STEPS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (step && (row || !event.key.startsWith('Arrow'))) {
      const before = row ?? rows.find((each) => each.dataset.row === last.current);
      const next = before ? rows[rows.indexOf(before) + (row ? step : 0)] : rows[0];
      if (!next) return;
      event.preventDefault();
      if (event.shiftKey && list.current?.contains(next)) onSelectMore?.(idsOf(row ? [row, next] : [next]));
      last.current = next.dataset.row;
      targetOf(next).focus();
    } else if (event.key === 'X' && onSelectMore) {
      event.preventDefault();
      onSelectMore(idsOf(rows.filter((each) => list.current?.contains(each))));
    } else if (!row?.dataset.row || !list.current?.contains(row)) {
      return;
    } else if (event.key === 'x' && onSelect) {
      event.preventDefault();
      onSelect(row.dataset.row);
    } else if (event.key !== 'Enter') {
      onKey?.(row.dataset.row, event.key);
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      targetOf(row).click();
    }
  });
  return list;
}
