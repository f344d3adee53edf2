import { useEffect, useState } from 'react';

/** As long as the ring takes to be drawn. */
const TAKES_MS = 1200;
const EASE_OUT = 3;

/** A number counting up from 0 once; the final number at once with reduced motion. */
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
