interface Entry<Value> {
  value: Value;
  size: number;
  /** The turn of the last access. Each access increments the store's turn. */
  turn: number;
}

interface Limits {
  maxEntries: number;
  maxSize: number;
  /** Whether an entry is evicted only after all others. */
  isKept?: (key: string) => boolean;
}

/** A map with limits on entries and size. It evicts the least recently used entry first. */
export class LruStore<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #limits: Limits;
  #size = 0;
  #turn = 0;

  constructor(limits: Limits) {
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
    const { isKept = () => false } = this.#limits;
    let [oldest, least] = ['', Number.POSITIVE_INFINITY];
    for (const [key, { turn }] of this.#entries) {
      const order = isKept(key) ? turn + this.#turn : turn;
      if (order < least) [oldest, least] = [key, order];
    }
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
