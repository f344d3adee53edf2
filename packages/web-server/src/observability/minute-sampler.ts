/** Calls back a minute later. */
export type AtMinuteEnd = (end: () => void) => void;

const inAMinute: AtMinuteEnd = (end) => void setTimeout(end, 60_000).unref();

/**
 * Passes the first few messages of each kind in a minute and, when it ends, reports how many more there were. Messages
 * that anybody can trigger must not fill a disk.
 * @param first how many of a kind pass
 */
export function minuteSampler(first: number, atMinuteEnd: AtMinuteEnd = inAMinute) {
  const counts = new Map<string, number>();
  return (kind: string, letThrough: () => void, tellMore: (more: number) => void): void => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= first) letThrough();
    if (count > 1) return;
    atMinuteEnd(() => {
      const more = (counts.get(kind) ?? 0) - first;
      counts.delete(kind);
      if (more > 0) tellMore(more);
    });
  };
}
