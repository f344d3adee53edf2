import { useEffect } from 'react';

let opened: string | null = null;

/** Notes which submission was opened from the list. */
export function rememberOpened(id: string): void {
  opened = id;
}

/** Back in the list, once its rows are there: gives the focus back to the one that had been opened. */
export function useReturnFocus(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !opened) return;
    const link = document.querySelector<HTMLElement>(`[data-submission="${CSS.escape(opened)}"]`);
    opened = null;
    link?.focus({ preventScroll: true });
  }, [isReady]);
}
