/**
 * Yields the same items, but requests the next one while the current one is used. Leaving the loop waits for the
 * pending item.
 */
export async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  const ask = () => {
    const asked = items.next();
    // Errors surface where the item is awaited. If the caller leaves the loop, nothing awaits it.
    asked.catch(() => {});
    return asked;
  };
  try {
    for (let asked = ask(); ; ) {
      const { value, done } = await asked;
      if (done) return;
      asked = ask();
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}
