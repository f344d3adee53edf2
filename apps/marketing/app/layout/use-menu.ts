import { useEffect, useRef } from 'react';

/** From here on the links stand in the bar; the same width as in Header.module.css. */
const WIDE = '(width >= 48rem)';

/** By this the page's loader opens it where the browser does not. */
const OPEN_BY_LOADER = 'data-popover-open';

/** The mobile menu: a popover that also closes when the viewport grows wider. */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const close = () => {
    const menu = ref.current;
    if (!('popover' in HTMLElement.prototype)) menu?.removeAttribute(OPEN_BY_LOADER);
    else if (menu?.matches(':popover-open')) menu.hidePopover();
  };

  useEffect(() => {
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return { ref, close };
}
