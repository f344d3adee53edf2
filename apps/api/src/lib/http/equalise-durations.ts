import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Number of stored durations of full work, and the initial value. */
const REMEMBERED = 50;
const FIRST_MS = 10;

/**
 * Called by the work to report whether it was done in full or cut short. Work that reports neither, such as a repeated
 * request, is ignored.
 */
export type ReportWork = (how: 'full' | 'short') => void;

/**
 * Hides from the caller whether work was cut short. Delays short work to a random one of the latest full durations,
 * which works under any load. The delay comes after the work, so it holds no resources.
 */
export function equaliseDurations(
  wait: (ms: number) => Promise<unknown> = sleep,
  now = () => performance.now(),
) {
  const lasted = [FIRST_MS];
  return async <T>(work: (say: ReportWork) => Promise<T>): Promise<T> => {
    const startedAt = now();
    let how: 'full' | 'short' | undefined;
    const done = await work((said) => {
      how = said;
    });
    const ms = now() - startedAt;
    if (how === 'full') {
      lasted.push(ms);
      if (lasted.length > REMEMBERED) lasted.shift();
    }
    if (how === 'short') await wait(Math.max(0, (lasted[randomInt(lasted.length)] ?? 0) - ms));
    return done;
  };
}
