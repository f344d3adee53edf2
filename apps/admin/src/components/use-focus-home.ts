import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For an element that takes the focus when what had it inside disappears, so that it never falls to the body. Spread
 * what it gives on the element.
 */
export function useFocusHome<Home extends HTMLElement>() {
  const ref = useRef<Home>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) focused.current = null;
    },
  };
}
