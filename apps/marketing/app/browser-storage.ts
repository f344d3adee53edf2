/*
 * Values in the browser's storage, as JSON. The browser may refuse storage, and an older version of the site may have
 * left anything in it, so callers check what they read.
 */

type Lifetime = 'local' | 'session';

/** Reading this property throws if the browser refuses storage. */
const storageOf = (lifetime: Lifetime) => (lifetime === 'local' ? localStorage : sessionStorage);

/** Returns a stored value; null if there is none, if it is not JSON, or if the browser refuses storage. */
export function readStored(lifetime: Lifetime, key: string): unknown {
  try {
    return JSON.parse(storageOf(lifetime).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if it is null. Returns false if the browser refuses storage. */
export function writeStored(lifetime: Lifetime, key: string, value: unknown): boolean {
  try {
    if (value === null) storageOf(lifetime).removeItem(key);
    else storageOf(lifetime).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps a value in memory and writes every change to the browser's local storage. Follows changes made in other tabs.
 * @param parse reads the stored text, which may be missing or invalid
 */
export function createBrowserStore<Value>(key: string, parse: (text: string | null) => Value) {
  let isLasting = true;
  const listeners = new Set<() => void>();
  let value = parse(read());

  function read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      isLasting = false;
      return null;
    }
  }

  function show(next: Value) {
    value = next;
    for (const notify of listeners) notify();
  }

  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(parse(read()));
  });

  return {
    get: () => value,
    /** Stores the value, or removes it from the storage if it is empty. */
    set(next: Value, isEmpty = false) {
      isLasting = writeStored('local', key, isEmpty ? null : next);
      show(next);
    },
    /** Whether the value survives a reload; false if the browser refuses storage. */
    isLasting: () => isLasting,
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
