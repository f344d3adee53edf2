import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

let opened: string | null = null;

/** Notes which row of a list was opened. */
export function rememberOpened(id: string): void {
  opened = id;
}

/** Back in the list, once its rows are there: gives the focus back to the one that had been opened last, or to the heading. */
export function useReturnFocus(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !opened) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened)}"]`);
    opened = null;
    const home = row?.querySelector<HTMLElement>('a[href]') ?? document.querySelector<HTMLElement>('h1');
    home?.focus({ preventScroll: true });
  }, [isReady]);
}

/** Goes with a link from a list to one of its items: that one came from it, and which list it was. */
export function useFromList(): { isFromList: true; list: string; search: string } {
  const { pathname, search } = useLocation();
  return { isFromList: true, list: pathname, search };
}

/** The list that an item was opened from, and what its address asked for; undefined where it was not. */
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
