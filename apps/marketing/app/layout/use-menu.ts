import { useEffect, useRef } from 'react';

/** From here on the links stand in the bar; the same width as in Header.module.css. */
const WIDE = '(min-width: 768px)';

/** The mobile menu: a popover that also closes when the viewport grows wider. */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const close = () => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  };

  useEffect(() => {
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return { ref, close };
}
