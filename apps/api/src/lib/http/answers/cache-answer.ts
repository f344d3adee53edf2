import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../../db/client.ts';

/** If the database has not confirmed the cached response within this time, it is returned anyway. */
const PATIENCE_MS = 1000;
/** How long the database is not queried after a failure or a timeout. */
const AWAY_MS = 1000;

interface CachedAnswer<T> {
  stamp: string | number;
  answer: T;
}

/** The JSON text of cached responses. */
const texts = new WeakMap<object, { text?: string }>();

/** Serialises a response. A cached response is serialised only once. */
export function serializeOnce(answer: unknown, write: (answer: unknown) => string): string {
  const kept = typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined;
  if (!kept) return write(answer);
  kept.text ??= write(answer);
  return kept.text;
}

/**
 * Caches a response that is the same for everybody until its stamp changes. Queries the stamp from the database each
 * time, so all processes return the same response. While the database is unavailable or hangs, returns the last
 * response at once.
 * @param stampOf returns a new value whenever `read` would return another response
 * @param now current time in milliseconds; for tests
 */
export function cacheAnswer<T extends object>(
  stampOf: () => Promise<string | number>,
  read: () => Promise<T>,
  now = () => performance.now(),
): () => Promise<T> {
  let last: CachedAnswer<T> | undefined;
  let awayUntil = Number.NEGATIVE_INFINITY;
  /** Whether a call is checking if the database is back. */
  let isTrying = false;

  async function current(): Promise<CachedAnswer<T>> {
    // The stamp is read before the response, so the next call notices a change in between.
    const stamp = await stampOf();
    if (last?.stamp === stamp) return last;
    const answer = await read();
    texts.set(answer, {});
    last = { stamp, answer };
    return last;
  }

  /** Returns the current response, or the last known one if the database fails or is slow. */
  async function currentOrLast(): Promise<CachedAnswer<T>> {
    const known = last;
    if (!known) return current();
    const over = new AbortController();
    const late = sleep(PATIENCE_MS, undefined, { signal: over.signal, ref: false }).then(
      () => undefined,
      () => undefined,
    );
    const asked = current().catch((error: Error) => {
      if (isUnavailable(error)) return undefined;
      throw error;
    });
    const found = await Promise.race([asked, late]).finally(() => over.abort());
    awayUntil = found ? Number.NEGATIVE_INFINITY : now() + AWAY_MS;
    return found ?? known;
  }

  return async () => {
    const isAway = awayUntil !== Number.NEGATIVE_INFINITY;
    if (last && isAway && (isTrying || now() < awayUntil)) return last.answer;
    isTrying = true;
    try {
      return (await currentOrLast()).answer;
    } finally {
      isTrying = false;
    }
  };
}
