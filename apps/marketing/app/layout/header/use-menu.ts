import { useEffect, useRef } from 'react';

/** From this width on the links are in the bar; the same as in Header.module.css. */
const WIDE = '(width >= 48rem)';

/** By this the page's loader opens it where the browser does not. */
const OPEN_BY_LOADER = 'data-popover-open';

/** The mobile menu: a popover below the site's bar that also closes when the viewport grows wider. */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const above = useRef<HTMLElement>(null);
  /** Puts it below the bar in browsers that cannot do so by themselves, which scrolling may have moved. */
  const place = () =>
    ref.current?.style.setProperty('--menu-top', `${above.current?.getBoundingClientRect().bottom ?? 0}px`);
  const close = () => {
    const menu = ref.current;
    if (!('popover' in HTMLElement.prototype)) menu?.removeAttribute(OPEN_BY_LOADER);
    else if (menu?.matches(':popover-open')) menu.hidePopover();
  };

  useEffect(() => {
    // It may have been opened before this script loaded.
    place();
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return { ref, above, place, close };
}
