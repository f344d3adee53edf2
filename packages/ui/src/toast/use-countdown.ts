import { useEffect, useRef } from 'react';

/** Calls `onEnd` once after `duration` ms, not counting the time while `isPaused`. */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    remaining.current = duration;
  }, [duration]);

  useEffect(() => {
    if (isPaused || duration === Number.POSITIVE_INFINITY) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [duration, isPaused]);
}
