import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** So many of the last that were done in full are remembered, and how long the first is taken to have lasted. */
const REMEMBERED = 50;
const FIRST_MS = 10;

/** Called by the work: whether it was done in full, or cut short. What says neither, as a repeat, counts as nothing. */
export type SayHow = (how: 'full' | 'short') => void;

/**
 * For work that is sometimes cut short, and whose caller must not know: then it lasts as long as one of the last that were done in
 * full, whichever, under whatever load. It waits with empty hands: the work is over by then.
 */
export function evenTimes(wait: (ms: number) => Promise<unknown> = sleep, now = () => performance.now()) {
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
