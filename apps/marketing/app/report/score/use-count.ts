import { useEffect, useState } from 'react';

/** Same duration as the animation of the ring. */
const TAKES_MS = 1200;
const EASE_OUT = 3;

/** Returns a number that counts up from 0 once. With reduced motion it is final from the start. */
export function useCount(end: number, counts: boolean): number {
  const [start] = useState(() =>
    counts && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : end,
  );
  const [shown, setShown] = useState(start);

  useEffect(() => {
    if (start === end) return;
    const from = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - from) / TAKES_MS));
      setShown(Math.round(end * (1 - (1 - part) ** EASE_OUT)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [start, end]);

  return start === end ? end : shown;
}
