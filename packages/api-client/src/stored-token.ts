/** Keys under which a page may find a bearer token left by another program; nothing here ever puts one there. */
const TOKEN_KEYS = ['adminToken', 'jwt'] as const;
const USER_KEY = 'adminUser';

/** The Authorization header for a token in local storage, or no header. */
export function storedTokenHeaders(storage: Storage = localStorage): Record<string, string> {
  for (const key of TOKEN_KEYS) {
    const token = storage.getItem(key);
    if (token) return { authorization: `Bearer ${token}` };
  }
  return {};
}

/** Forgets stored tokens and the user beside them, as logging out must. */
export function clearStoredToken(storage: Storage = localStorage): void {
  for (const key of [...TOKEN_KEYS, USER_KEY]) storage.removeItem(key);
}
