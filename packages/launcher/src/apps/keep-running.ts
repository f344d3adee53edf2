import { setTimeout as sleep } from 'node:timers/promises';
import type { AppProcess } from './app-process.ts';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** The same for an app that had answered: it can be started, and is waited for. */
const LONGEST_DELAY_ONCE_READY_MS = 1000;
/** After running this long an app counts as healthy, and the restart delay is reset. */
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
 * minute, until it has run for a minute; after a second at most where it had become ready. Says so in a line each time.
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
      let wasReady = false;
      void current.ready().then(() => {
        wasReady = true;
      });
      const why = await current.died;
      const longest = wasReady ? LONGEST_DELAY_ONCE_READY_MS : LONGEST_DELAY_MS;
      delay = Math.min(nextDelay(delay, now() - startedAt), longest);
      say(`${why} Restarting in ${delay / 1000} s.`);
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
  return 2 * last;
}

const sleepUnlessAborted = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => {});
