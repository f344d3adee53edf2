import { type RefObject, useEffect, useRef } from 'react';

/** The maximum time counted per frame, in ms. Longer gaps mean that the device was asleep. */
const LONGEST_FRAME_MS = 250;

interface Progress {
  /** Whether the bar is filling. */
  isRunning: boolean;
  /** A new value restarts the bar. */
  turn: number;
  /** In ms. */
  duration: number;
  /** The current clip, whose playback position is used as the time. */
  clip: RefObject<HTMLVideoElement | null>;
  onDone: (turn: number) => void;
}

const shareOf = (clip: HTMLVideoElement, duration: number) =>
  (clip.currentTime * 1000) / Math.min(duration, clip.duration * 1000 || duration);

/** Returns the ref of a bar that fills during a segment, without a render per frame. */
export function useProgress({ isRunning, turn, duration, clip, onDone }: Progress) {
  const bar = useRef<HTMLSpanElement>(null);
  const elapsed = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn restarts the bar.
  useEffect(() => {
    elapsed.current = 0;
    fill(bar.current, 0);
  }, [turn]);

  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const tick = (now: number) => {
      elapsed.current += Math.min(Math.max(now - last, 0), LONGEST_FRAME_MS);
      last = now;
      const share = clip.current ? shareOf(clip.current, duration) : elapsed.current / duration;
      fill(bar.current, share);
      if (share >= 1) onDone(turn);
      else frame = requestAnimationFrame(tick);
    };
    let frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isRunning, turn, duration, clip, onDone]);

  return bar;
}

function fill(bar: HTMLElement | null, share: number): void {
  if (bar) bar.style.transform = `scaleX(${Math.min(share, 1).toFixed(4)})`;
}
