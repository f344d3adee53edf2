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
