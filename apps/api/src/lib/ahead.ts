/** The same, each asked for while the one before it is used. Whoever leaves waits for the one that is under way. */
export async function* ahead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  const ask = () => {
    const asked = items.next();
    // Heard where it is waited for; nobody does who has left.
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
