import { useCallback, useEffect, useRef } from 'react';

/** From this width on, the bar shows the links. Same value as in Header.module.css. */
const WIDE = '(width >= 48rem)';

/** The attribute with which the inline script opens the menu in browsers without popovers. */
const OPEN_BY_LOADER = 'data-popover-open';

/** Controls the mobile menu: a popover below the site's bar that closes when the viewport becomes wider. */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const above = useRef<HTMLElement>(null);
  /** Positions the menu below the bar, which moves with scrolling, in browsers without CSS anchors. */
  const place = useCallback(() => {
    ref.current?.style.setProperty('--menu-top', `${above.current?.getBoundingClientRect().bottom ?? 0}px`);
  }, []);
  const close = useCallback(() => {
    const menu = ref.current;
    if (!('popover' in HTMLElement.prototype)) menu?.removeAttribute(OPEN_BY_LOADER);
    else if (menu?.matches(':popover-open')) menu.hidePopover();
  }, []);

  useEffect(() => {
    // The menu may have been opened before this script loaded.
    place();
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [place, close]);

  return { ref, above, place, close };
}
