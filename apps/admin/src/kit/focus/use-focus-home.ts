import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { findRowOpener } from '../list/row-opener.ts';

const rowsIn = (home: HTMLElement | null) => [...(home?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

const focusRow = (row: HTMLElement) => (findRowOpener(row) ?? row).focus({ preventScroll: true });

/**
 * Keeps the focus inside an element when its focused child is removed. Focuses the row that took its place, or the
 * element itself; if no row is left, the first row that arrives later. Spread the result on the element.
 */
export function useFocusHome<Home extends HTMLElement>() {
  const ref = useRef<Home>(null);
  const focused = useRef<Element | null>(null);
  // The index of the focused row; -1 if there is none.
  const lastIndex = useRef(-1);
  /** Whether the element has the focus because its last row was removed. */
  const isEmptied = useRef(false);
  const findRow = () => {
    lastIndex.current = rowsIn(ref.current).findIndex((row) => row.contains(focused.current));
  };
  useLayoutEffect(() => {
    const [first] = rowsIn(ref.current);
    if (isEmptied.current && first) {
      isEmptied.current = false;
      return focusRow(first);
    }
    if (focused.current?.isConnected) return findRow();
    if (!focused.current) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const rows = rowsIn(ref.current);
    const next = lastIndex.current < 0 ? undefined : (rows[lastIndex.current] ?? rows.at(-1));
    if (next) return focusRow(next);
    isEmptied.current = lastIndex.current >= 0;
    ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
      findRow();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isEmptied.current = false;
      if (relatedTarget && !ref.current?.contains(relatedTarget)) focused.current = null;
    },
  };
}
