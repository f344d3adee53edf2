import { useEffect } from 'react';
import { mayShowOffer } from '../../consent/exit-memory.ts';

/** Values from the specification. */
const TOP_PX = 30;
const DELAY_MS = 50;

/**
 * Calls `show` when the visitor is about to leave: the pointer leaves through the top edge and stays out, or the tab
 * becomes hidden. At most once per session, and never while a dialog is open.
 */
export function useExitIntent(isAllowed: boolean, show: () => void): void {
  useEffect(() => {
    if (!isAllowed) return;
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offer = () => {
      // A visitor in a dialog is not about to leave.
      if (mayShowOffer() && !document.querySelector('dialog[open]')) show();
    };
    const root = document.documentElement;
    root.addEventListener(
      'mouseleave',
      ({ clientY }) => {
        if (clientY <= TOP_PX) timer = setTimeout(offer, DELAY_MS);
      },
      { signal },
    );
    root.addEventListener('mouseenter', () => clearTimeout(timer), { signal });
    const onHidden = () => {
      if (document.visibilityState === 'hidden') offer();
    };
    document.addEventListener('visibilitychange', onHidden, { signal });
    // The tab may have become hidden while this script was loading.
    onHidden();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isAllowed, show]);
}
