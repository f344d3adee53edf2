/** Calls `end` a minute later. */
export type AtMinuteEnd = (end: () => void) => void;

const inAMinute: AtMinuteEnd = (end) => void setTimeout(end, 60_000).unref();

/**
 * Passes the first few messages of each kind per minute, then reports how many more there were. Keeps messages that
 * anybody can trigger from filling the disk.
 * @param first how many messages of a kind pass per minute
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
