import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../../db/client.ts';

/** If the database has not confirmed the kept answer by then, it is given anyway. */
const PATIENCE_MS = 1000;
/** After a failure or a timeout, the database is not asked again for so long. */
const AWAY_MS = 1000;

interface Kept<T> {
  stamp: string | number;
  answer: T;
}

/** The JSON of kept answers. */
const texts = new WeakMap<object, { text?: string }>();

/** Serialises an answer; a kept one only once. */
export function serializeOnce(answer: unknown, write: (answer: unknown) => string): string {
  const kept = typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined;
  if (!kept) return write(answer);
  kept.text ??= write(answer);
  return kept.text;
}

/**
 * Keeps an answer that is the same for everybody until its stamp changes. The database is asked for the stamp each time, so all processes
 * give the same answer. While the database is away or hangs, the last answer is given at once.
 * @param stampOf gives another value whenever `read` would give another answer
 * @param now milliseconds; for tests
 */
export function cacheAnswer<T extends object>(
  stampOf: () => Promise<string | number>,
  read: () => Promise<T>,
  now = () => performance.now(),
): () => Promise<T> {
  let last: Kept<T> | undefined;
  let awayUntil = Number.NEGATIVE_INFINITY;
  /** A call is finding out whether the database is back. */
  let isTrying = false;

  async function current(): Promise<Kept<T>> {
    // Before the answer: a change in between then shows at the next call.
    const stamp = await stampOf();
    if (last?.stamp === stamp) return last;
    const answer = await read();
    texts.set(answer, {});
    last = { stamp, answer };
    return last;
  }

  /** The current answer, or the last known one if the database fails or is slow. */
  async function currentOrLast(): Promise<Kept<T>> {
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
