import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { openerOf } from './row-opener.ts';
import { isScreenKey } from './screen-keys.ts';

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const targetOf = (row: HTMLElement) => openerOf(row) ?? row;

/**
 * Keys of a list: j and k go to the next and previous row of the screen, also from one list to the next below it, the
 * arrow keys too once the focus is in one; x selects the row in focus; what opens it does so with Enter. Rows carry
 * their id as `data-row` and can take the focus. `onKey` gets every other key with the row in focus. Gives the ref of the
 * list.
 */
export function useRowKeys<List extends HTMLElement>(
  onSelect?: (id: string) => void,
  onKey?: (id: string, key: string) => void,
) {
  const list = useRef<List>(null);
  const last = useRef<string | undefined>(undefined);

  useWindowEvent('keydown', (event) => {
    if (!isScreenKey(event)) return;
    const all = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    // What lies in a row, such as the segments of a story, is none of its own here.
    const rows = all.filter(({ parentElement }) => !parentElement?.closest('[data-row]'));
    const row = rows.find((each) => each.contains(document.activeElement));
    const step = STEPS[event.key];
    if (step && (row || !event.key.startsWith('Arrow'))) {
      const before = row ?? rows.find((each) => each.dataset.row === last.current);
      const next = before ? rows[rows.indexOf(before) + (row ? step : 0)] : rows[0];
      if (!next) return;
      event.preventDefault();
      last.current = next.dataset.row;
      targetOf(next).focus();
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
