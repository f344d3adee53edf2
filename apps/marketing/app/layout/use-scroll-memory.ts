import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How far each entry of the history was scrolled; in memory alone, since storage is not ours to use before a choice. */
const positions = new Map<string, number>();

/** New pages begin at their top, or at the anchor of their address; going back shows a page where it was left. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    const note = () => positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    if (isFirst.current) {
      // The browser has placed the first page itself.
      isFirst.current = false;
      return;
    }
    // From here on every part of a page is laid out, or positions would lie: see styles/base.css.
    document.documentElement.toggleAttribute('data-travelled', true);
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (type === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash, type]);
}
