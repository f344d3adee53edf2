import { type RefObject, useEffect, useState } from 'react';

/** Below this width the links of the header fold into a menu. */
const WIDE = '(min-width: 768px)';

interface MobileMenu {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
}

/** A menu that closes on a press outside, on Escape and when the viewport grows wider. */
export function useMobileMenu(
  container: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): MobileMenu {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    const leave = () => setIsOpen(false);

    addEventListener(
      'pointerdown',
      (event) => {
        if (!container.current?.contains(event.target as Node)) leave();
      },
      { signal },
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        leave();
        button.current?.focus();
      },
      { signal },
    );
    matchMedia(WIDE).addEventListener('change', leave, { signal });
    return () => stop.abort();
  }, [isOpen, container, button]);

  return { isOpen, toggle: () => setIsOpen(!isOpen), close };
}
