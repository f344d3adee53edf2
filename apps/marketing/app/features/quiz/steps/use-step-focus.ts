import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The location's key while the page is the one the browser opened first: then the focus stays where it is. */
const FIRST_KEY = 'default';

/**
 * Focuses an element, usually the heading, when its step or question appears. `isWanted` is false if another element
 * gets the focus.
 */
export function useStepFocus<T extends HTMLElement>(step: string | number, isWanted = true) {
  const target = useRef<T>(null);
  const { key } = useLocation();
  const openedAt = useRef(key === FIRST_KEY ? step : undefined);

  // In the same commit as the step itself: a key pressed at once must not fall between the two.
  useLayoutEffect(() => {
    if (openedAt.current === step || !isWanted) return;
    openedAt.current = undefined;
    target.current?.focus({ preventScroll: true });
  }, [step, isWanted]);

  return target;
}
