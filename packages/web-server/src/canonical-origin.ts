const aliases = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Where a visitor of `http://127.0.0.1:PORT` belongs when the site's address is `http://localhost:PORT`: the API
 * accepts writes from the configured origin only, so a page under an alias could not send its form. Undefined for
 * every other host, and when the configured address is not a loopback one.
 */
export function loopbackRedirect(host: string | undefined, url: URL): string | undefined {
  if (!host || !aliases.has(url.hostname) || host.toLowerCase() === url.host) return undefined;
  const asked = URL.parse(`${url.protocol}//${host}`);
  if (!asked || !aliases.has(asked.hostname) || asked.port !== url.port) return undefined;
  return url.href;
}
