import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { openerOf } from './row-opener.ts';

const rowsIn = (home: HTMLElement | null) => [...(home?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

/**
 * For an element that takes the focus when what had it inside disappears, so that it never falls to the body; where that
 * was a row, or in one, the row that took its place has it. Spread what it gives on the element.
 */
export function useFocusHome<Home extends HTMLElement>() {
  const ref = useRef<Home>(null);
  const focused = useRef<Element | null>(null);
  // Where the row with the focus stands; -1 where it is in none.
  const stood = useRef(-1);
  const findRow = () => {
    stood.current = rowsIn(ref.current).findIndex((row) => row.contains(focused.current));
  };
  useLayoutEffect(() => {
    if (focused.current?.isConnected) return findRow();
    if (!focused.current) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const rows = rowsIn(ref.current);
    const next = stood.current < 0 ? undefined : (rows[stood.current] ?? rows.at(-1));
    const home = next ? (openerOf(next) ?? next) : ref.current;
    home?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
      findRow();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) focused.current = null;
    },
  };
}
