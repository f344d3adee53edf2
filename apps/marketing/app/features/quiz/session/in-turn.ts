let last: Promise<unknown> = Promise.resolve();

/** Has calls that may begin a session wait for each other, so that two parts of the page never begin two. */
export function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}
