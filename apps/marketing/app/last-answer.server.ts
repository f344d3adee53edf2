const TIMEOUT_MS = 3000;

export interface LastAnswer<T> {
  value: T;
  /** `fresh`: the current answer; `kept`: the API's last one. */
  state: 'fresh' | 'kept';
}

/**
 * Calls the API each time and falls back to its last good answer.
 * @throws if it has not answered since this process started
 */
export function keepLastAnswer<T>(ask: (signal: AbortSignal) => Promise<T>): () => Promise<LastAnswer<T>> {
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
