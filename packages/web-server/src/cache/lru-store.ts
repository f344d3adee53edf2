interface Entry<Value> {
  value: Value;
  size: number;
  /** When it was asked for last, in turns of the store. */
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

  /** Keeps a value; one that is larger than the whole store is not kept. */
  set(key: string, value: Value, size: number): void {
    this.delete(key);
    if (size > this.#limits.maxSize) return;
    this.#entries.set(key, { value, size, turn: ++this.#turn });
    this.#size += size;
    while (this.#entries.size > this.#limits.maxEntries || this.#size > this.#limits.maxSize)
      this.delete(this.#oldest());
  }

  /** Looked for where there is no room, which is seldom; to keep them in order would cost every reader. */
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
