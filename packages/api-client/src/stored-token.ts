/** Local storage keys in which another program may have left a bearer token. Our code never writes to them. */
const TOKEN_KEYS = ['adminToken', 'jwt'] as const;
const USER_KEY = 'adminUser';

/** Returns the Authorization header for a token in local storage, or no header. */
export function storedTokenHeaders(storage: Storage = localStorage): Record<string, string> {
  for (const key of TOKEN_KEYS) {
    const token = storage.getItem(key);
    if (token) return { authorization: `Bearer ${token}` };
  }
  return {};
}

/** Removes stored tokens and the stored user on logout. */
export function clearStoredToken(storage: Storage = localStorage): void {
  for (const key of [...TOKEN_KEYS, USER_KEY]) storage.removeItem(key);
}
