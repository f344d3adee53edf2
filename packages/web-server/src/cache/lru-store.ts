interface Entry<Value> {
  value: Value;
  size: number;
  /** The turn of the last access. Each access increments the store's turn. */
  turn: number;
}

/** A map with limits on entries and size. It evicts the least recently used entry first. */
export class LruStore<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #limits: { maxEntries: number; maxSize: number };
  #size = 0;
  #turn = 0;

  constructor(limits: { maxEntries: number; maxSize: number }) {
    this.#limits = limits;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.turn = ++this.#turn;
    return entry.value;
  }

  /** Stores a value. A value larger than the whole store is ignored. */
  set(key: string, value: Value, size: number): void {
    this.delete(key);
    if (size > this.#limits.maxSize) return;
    this.#entries.set(key, { value, size, turn: ++this.#turn });
    this.#size += size;
    while (this.#entries.size > this.#limits.maxEntries || this.#size > this.#limits.maxSize)
      this.delete(this.#oldest());
  }

  /** Finds the least recently used key. Eviction is rare, so a scan is cheaper than keeping the order on every read. */
  #oldest(): string {
    let [oldest, least] = ['', Number.POSITIVE_INFINITY];
    for (const [key, { turn }] of this.#entries) if (turn < least) [oldest, least] = [key, turn];
    return oldest;
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }

  *values(): IterableIterator<Value> {
    for (const { value } of this.#entries.values()) yield value;
  }
}
