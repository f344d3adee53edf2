import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Number of remembered durations of full work, and the assumed first one. */
const REMEMBERED = 50;
const FIRST_MS = 10;

/** Called by the work to say whether it was done in full or cut short. Work that says neither, such as a repeat, is ignored. */
export type SayHow = (how: 'full' | 'short') => void;

/**
 * Hides from the caller whether work was cut short: short work is delayed to the duration of a random one of the last that were done in
 * full, under any load. It waits after the work, so it holds no resources.
 */
export function equaliseDurations(
  wait: (ms: number) => Promise<unknown> = sleep,
  now = () => performance.now(),
) {
  const lasted = [FIRST_MS];
  return async <T>(work: (say: SayHow) => Promise<T>): Promise<T> => {
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
