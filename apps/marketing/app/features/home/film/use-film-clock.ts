import { useEffect, useState } from 'react';

const TICK_MS = 200;

interface Options {
  seconds: number;
  startsAtOnce: boolean;
}

/** Returns the film's clock, which runs to the end, can be paused, and stops while the tab is hidden. */
export function useFilmClock({ seconds, startsAtOnce }: Options) {
  const [time, setTime] = useState(0);
  const [wantsToRun, setWantsToRun] = useState(startsAtOnce);
  /** Counts jumps, so that the pictures can follow them. */
  const [jumps, setJumps] = useState(0);
  const hasEnded = time >= seconds;
  const isRunning = wantsToRun && !hasEnded;

  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      const passed = (now - last) / 1000;
      last = now;
      setTime((was) => Math.min(seconds, was + passed));
    }, TICK_MS);
    return () => clearInterval(ticking);
  }, [isRunning, seconds]);

  useEffect(() => {
    const pause = () => document.hidden && setWantsToRun(false);
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  const goTo = (moment: number) => {
    setTime(Math.min(seconds, Math.max(0, moment)));
    setJumps((count) => count + 1);
  };
  const toggle = () => {
    if (hasEnded) goTo(0);
    setWantsToRun(!isRunning);
  };

  return { time, isRunning, hasEnded, jumps, goTo, toggle };
}
