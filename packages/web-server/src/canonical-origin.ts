const aliases = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * The origin on which a visitor of `http://127.0.0.1:PORT` belongs when the site's is `http://localhost:PORT`: the API
 * accepts writes from the configured origin only, so a page under an alias could not send its form. Undefined for
 * every other host, and when the configured address is not a loopback one.
 */
export function loopbackRedirect(host: string | undefined, origin: string): string | undefined {
  if (!host || origin.endsWith(`//${host}`)) return undefined;
  const home = new URL(origin);
  const asked = aliases.has(home.hostname) ? URL.parse(`${home.protocol}//${host}`) : null;
  if (!asked || !aliases.has(asked.hostname)) return undefined;
  return asked.port === home.port && asked.hostname !== home.hostname ? origin : undefined;
}
