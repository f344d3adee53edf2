import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import { busy } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Has work for the public take its turn.
     * @throws {HttpError} 503 with Retry-After, at once, where too many wait already
     */
    inTurn<T>(work: () => Promise<T>): Promise<T>;
  }
}

/** Where the first of a full round waits for longer, the queue is too slow. How many that leaves waiting depends on the machine. */
const LONGEST_WAIT_MS = 150;
/** A crowd that comes at once, or a moment's halt, is worked off; a queue that stays too slow for so long is not. */
const PATIENCE_MS = 150;
/** Once it was, there is no patience for as long after the last refusal: else it would begin anew each time. */
const STRICT_MS = 5000;
/** So many rounds may wait then: enough that nobody idles, few enough that who is taken is done soon. */
const STRICT_ROUNDS = 2;

/**
 * Keeps what strangers ask for from piling up: so much is worked on at once, which leaves connections of the pool to staff, jobs
 * and health, so much waits, and the rest is refused before it costs anything. What a contract calls `vital` is never refused.
 */
export function pressurePlugin(app: FastifyInstance, { publicAtOnce, publicWaiting }: Config): void {
  const turn = pLimit(publicAtOnce);
  /** Since when each waits, in ms, the first first. */
  const waiting: number[] = [];
  let slowSince: number | undefined;
  let strictUntil = 0;
  const isTooSlow = (): boolean => {
    const now = performance.now();
    const isStrict = now < strictUntil;
    const isSlow = waiting.length >= publicAtOnce && now - (waiting[0] ?? now) > LONGEST_WAIT_MS;
    slowSince = isSlow ? (slowSince ?? now) : undefined;
    const isFull = isStrict && waiting.length >= publicAtOnce * STRICT_ROUNDS;
    const hasPatience = slowSince === undefined || (!isStrict && now - slowSince < PATIENCE_MS);
    if (hasPatience && !isFull) return false;
    strictUntil = now + STRICT_MS;
    return true;
  };
  const refuseTheRest = () => {
    if (waiting.length >= publicWaiting || isTooSlow()) throw busy();
  };

  app.decorate('inTurn', <T>(work: () => Promise<T>): Promise<T> => {
    // Again: a crowd that arrives together has passed the hook before any of it waits.
    refuseTheRest();
    waiting.push(performance.now());
    return turn(() => {
      waiting.shift();
      return work();
    });
  });

  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    if (config.access === 'public' && !config.endpoint?.vital) refuseTheRest();
  });
}
