const TIMEOUT_MS = 3000;

export interface LastAnswer<T> {
  value: T;
  /** `fresh`: the current answer; `kept`: the last answer before the API failed. */
  state: 'fresh' | 'kept';
}

/**
 * Returns a function that calls the API each time and falls back to its last successful answer.
 * @throws if the API has not answered since this process started
 */
export function keepLastAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  timeoutMs = TIMEOUT_MS,
): () => Promise<LastAnswer<T>> {
  let last: { value: T } | undefined;
  return async () => {
    try {
      last = { value: await ask(AbortSignal.timeout(timeoutMs)) };
      return { ...last, state: 'fresh' };
    } catch (error) {
      if (!last) throw error;
      return { ...last, state: 'kept' };
    }
  };
}
