import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

const SWIPE_THRESHOLD = 50;

/** A drag to the right beyond the threshold dismisses; a shorter one springs back. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    setOffset(0);
    if (from !== null && event.type === 'pointerup' && event.clientX - from >= SWIPE_THRESHOLD) onSwipe();
  };

  return {
    isSwiping: offset > 0,
    style: (offset > 0 ? { transform: `translateX(${offset}px)` } : {}) satisfies CSSProperties,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const isControl = event.target instanceof Element && event.target.closest('button, a');
        if (event.button === 0 && !isControl) start.current = event.clientX;
      },
      onPointerMove(event: PointerEvent) {
        if (start.current === null) return;
        const moved = Math.max(0, event.clientX - start.current);
        if (moved > 2) event.currentTarget.setPointerCapture?.(event.pointerId);
        setOffset(moved);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
