import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The location key of the first page that the browser opened. On that page the focus does not move. */
const FIRST_KEY = 'default';

/**
 * Focuses an element, usually the heading, when its step or question appears. `isWanted` is false if another element
 * gets the focus.
 */
export function useStepFocus<T extends HTMLElement>(step: string | number, isWanted = true) {
  const target = useRef<T>(null);
  const { key } = useLocation();
  const openedAt = useRef(key === FIRST_KEY ? step : undefined);

  // A layout effect moves the focus in the same commit as the step, so that no key press is lost in between.
  useLayoutEffect(() => {
    if (openedAt.current === step || !isWanted) return;
    openedAt.current = undefined;
    target.current?.focus({ preventScroll: true });
  }, [step, isWanted]);

  return target;
}
