import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

let opened: string | null = null;

/** Remembers which row of a list was opened. */
export function rememberOpened(id: string): void {
  opened = id;
}

/** After a return to the list, focuses the row that was opened last, or the heading. */
export function useReturnFocus(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !opened) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened)}"]`);
    opened = null;
    const home = row?.querySelector<HTMLElement>('a[href]') ?? document.querySelector<HTMLElement>('h1');
    home?.focus({ preventScroll: true });
  }, [isReady]);
}

/** The location state of links from a list to its items: which list it was, with its filters. */
export function useFromList(): { isFromList: true; list: string; search: string } {
  const { pathname, search } = useLocation();
  return { isFromList: true, list: pathname, search };
}

/** The list that an item was opened from, with its filters; undefined if it was opened by a link. */
export function useListBehind(): { list: string; address: URLSearchParams } | undefined {
  const { state } = useLocation();
  return state?.isFromList ? { list: state.list, address: new URLSearchParams(state.search) } : undefined;
}

/** Opens an item from a control of its row. */
export function useOpenRow(): (to: string, id: string) => void {
  const navigate = useNavigate();
  const state = useFromList();
  return (to, id) => {
    rememberOpened(id);
    navigate(to, { state });
  };
}
