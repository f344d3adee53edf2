import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How far each entry of the history was scrolled; in memory alone, since storage is not ours to use before a choice. */
const positions = new Map<string, number>();

/**
 * New pages begin at their top, or at the anchor of their address; going back shows a page where it was left. Either way
 * the focus goes to the new page's title, where screen readers go on reading. Anchors within a page are the browser's.
 */
export function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  // The browser has placed the first page itself.
  const shown = useRef(pathname);

  useEffect(() => {
    const note = () => positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (!isNewPage && type === 'POP') return;
    const target = anchorOf(hash);
    if (type === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
    if (isNewPage) focusTitle();
  }, [key, hash, pathname, type]);
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not our fragment: it contains an invalid escape.
    return null;
  }
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  // A page that has put the focus somewhere itself knows better.
  if (!title || document.activeElement?.closest('main, dialog[open]')) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
