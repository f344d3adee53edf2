import { type RefObject, useEffect } from 'react';
import type { Toast } from './toast-store.ts';

/** The space between toasts and what they must not cover, in pixels. */
const GAP = 8;

/** Elements that toasts never cover. A button that was tapped is not `:focus-visible`, so they need not avoid it. */
const NO_TOASTS =
  ':focus-visible:not(main), [data-no-toasts], [role="menu"], [role="listbox"], [role="dialog"] button';

/** Returns how far the region has to move up to cover nothing, or 0 if there is no such place. */
function stepsUp(region: HTMLElement): number {
  const { left, right, bottom, height } = region.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(NO_TOASTS)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && left < box.right)
    .sort((a, b) => b.bottom - a.bottom);
  let up = 0;
  for (const box of boxes) {
    const isCovered = box.top < bottom - up && bottom - up - height < box.bottom;
    if (isCovered) up = bottom - box.top + GAP;
  }
  return up + height > bottom ? 0 : up;
}

/**
 * Moves the region of toasts up, so that they do not cover the focused element, open menus, the buttons of a dialog or
 * `[data-no-toasts]`. The page never scrolls for a toast.
 * @param isHeld the pointer or the focus is in the region: it stays where it is
 */
export function useClearPlace(
  region: RefObject<HTMLElement | null>,
  open: readonly Toast[],
  isHeld: boolean,
): void {
  useEffect(() => {
    const { current } = region;
    if (!current || open.length === 0 || isHeld) return;
    const place = () => {
      current.style.marginBottom = '';
      const up = stepsUp(current);
      if (up > 0) current.style.marginBottom = `${up}px`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    place();
    const events = ['focusin', 'scroll', 'resize'];
    for (const event of events) addEventListener(event, place, true);
    return () => {
      observer.disconnect();
      for (const event of events) removeEventListener(event, place, true);
    };
  }, [region, open, isHeld]);
}
