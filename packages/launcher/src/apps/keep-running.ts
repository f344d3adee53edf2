import { setTimeout as sleep } from 'node:timers/promises';
import type { AppProcess } from './app-process.ts';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** Maximum delay for an app that was ready before its exit: it can start, and users wait for it. */
const LONGEST_DELAY_ONCE_READY_MS = 1000;
/** After this time an app counts as healthy, and the restart delay is reset. */
const HEALTHY_AFTER_MS = 60_000;

interface KeepRunningOptions {
  say: (line: string) => void;
  /** Waits this many ms, or until the signal is aborted. For tests. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Returns the current time in ms, for tests. */
  now?: () => number;
}

/**
 * Restarts an app whenever it exits by itself. The delay starts at half a second and doubles up to half a minute, until
 * the app has run for a minute. It is at most a second if the app was ready. Prints a line for each restart.
 * @returns a function that stops the app or its replacement
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
      // Some of its child processes may still run and occupy its port.
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
