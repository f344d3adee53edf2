import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The scroll position of each history entry. In memory only, because storage would need the visitor's consent. */
const positions = new Map<string, number>();

/**
 * Scrolls new pages to the top or to the anchor in their URL; going back restores the scroll position. Either way the
 * focus moves to the page's title, so that screen readers continue there. The browser handles anchors within a page.
 */
export function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  // The browser itself scrolls the first page.
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
    // The fragment is not ours: it contains an invalid escape.
    return null;
  }
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  // The page has already moved the focus itself.
  if (!title || document.activeElement?.closest('main, dialog[open]')) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
