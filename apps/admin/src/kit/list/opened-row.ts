import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const OPENED = 'upcurve-opened-row';

export const rememberOpenedRow = (id: string): void => sessionStorage.setItem(OPENED, id);

/** Focuses the row that was opened last when the user returns to the list, or the heading if that row is gone. */
export function useReturnFocus(isReady: boolean): void {
  useEffect(() => {
    const opened = sessionStorage.getItem(OPENED);
    if (!isReady || !opened) return;
    sessionStorage.removeItem(OPENED);
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened)}"]`);
    const home = row?.querySelector<HTMLElement>('a[href]') ?? document.querySelector<HTMLElement>('h1');
    home?.focus({ preventScroll: true });
  }, [isReady]);
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
