/** A map bounded in entries and in size, which forgets first what was not asked for longest. */
export class LruStore<Value> {
  readonly #entries = new Map<string, { value: Value; size: number }>();
  readonly #limits: { maxEntries: number; maxSize: number };
  #size = 0;

  constructor(limits: { maxEntries: number; maxSize: number }) {
    this.#limits = limits;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion: putting an entry back makes it the youngest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value; one that is larger than the whole store is not kept. */
  set(key: string, value: Value, size: number): void {
    this.delete(key);
    if (size > this.#limits.maxSize) return;
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.maxEntries && this.#size <= this.#limits.maxSize) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }

  *values(): IterableIterator<Value> {
    for (const { value } of this.#entries.values()) yield value;
  }
}
