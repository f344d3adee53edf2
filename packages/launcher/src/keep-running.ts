import { setTimeout as sleep } from 'node:timers/promises';
import type { AppProcess } from './app-process.ts';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** Who has run this long was well: what ends it then is a new trouble. */
const HEALTHY_AFTER_MS = 60_000;

interface KeepRunningOptions {
  say: (line: string) => void;
  /** Waits so many milliseconds, or less where the signal is aborted; for tests. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds; for tests. */
  now?: () => number;
}

/**
 * Starts an app again each time it ends by itself: after half a second, then after twice as long each time up to half a
 * minute, until it has run for a minute. Says so in a line each time.
 * @returns stops the app, or what has come in its place
 */
export function keepRunning(
  app: AppProcess,
  startAgain: () => AppProcess,
  { say, pause = sleepUnlessAborted, now = performance.now.bind(performance) }: KeepRunningOptions,
): Pick<AppProcess, 'stop'> {
  const stopping = new AbortController();
  let current = app;
  void watch();

  async function watch(): Promise<void> {
    let delay = 0;
    while (!stopping.signal.aborted) {
      const startedAt = now();
      const why = await current.died;
      delay = nextDelay(delay, now() - startedAt);
      say(`${why} Starting it again in ${delay / 1000} s.`);
      // Of its own children some may be left, on its port.
      await current.stop(0);
      await pause(delay, stopping.signal);
      if (!stopping.signal.aborted) current = startAgain();
    }
  }

  return {
    async stop(patienceMs) {
      stopping.abort();
      await current.stop(patienceMs);
    },
  };
}

function nextDelay(last: number, ranForMs: number): number {
  if (last === 0 || ranForMs >= HEALTHY_AFTER_MS) return FIRST_DELAY_MS;
  return Math.min(2 * last, LONGEST_DELAY_MS);
}

const sleepUnlessAborted = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => {});
