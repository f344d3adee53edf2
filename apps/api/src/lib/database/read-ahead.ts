/** Yields the same items, but requests each while the previous one is used. Leaving the loop waits for the pending item. */
export async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  const ask = () => {
    const asked = items.next();
    // Handled where it is awaited; after leaving the loop nobody awaits it.
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
