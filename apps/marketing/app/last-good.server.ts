const TIMEOUT_MS = 3000;

export interface LastGood<T> {
  value: T;
  /** `fresh` as it is now; `kept` as it was when the API was last heard of. */
  state: 'fresh' | 'kept';
}

/**
 * Asks the API each time, and goes on with its last good answer while it is away.
 * @throws where it has not answered since this process started
 */
export function lastGood<T>(ask: (signal: AbortSignal) => Promise<T>): () => Promise<LastGood<T>> {
  let last: { value: T } | undefined;
  return async () => {
    try {
      last = { value: await ask(AbortSignal.timeout(TIMEOUT_MS)) };
      return { ...last, state: 'fresh' };
    } catch (error) {
      if (!last) throw error;
      return { ...last, state: 'kept' };
    }
  };
}
