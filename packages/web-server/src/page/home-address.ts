import type { onRequestHookHandler } from 'fastify';

const aliases = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Returns the configured origin for a request to another loopback name: `http://localhost:PORT` for
 * `http://127.0.0.1:PORT`. The API accepts writes from the configured origin only, so forms would fail under an alias.
 * Undefined for every other host, and if the configured address is not a loopback address.
 */
function homeOf(host: string | undefined, origin: string): string | undefined {
  if (!host || origin.endsWith(`//${host}`)) return undefined;
  const home = new URL(origin);
  const asked = aliases.has(home.hostname) ? URL.parse(`${home.protocol}//${host}`) : null;
  if (!asked || !aliases.has(asked.hostname)) return undefined;
  return asked.port === home.port && asked.hostname !== home.hostname ? origin : undefined;
}

/** Creates a hook that redirects a page's visitors from a loopback alias to the configured address. */
export function redirectHome(publicUrl: string): onRequestHookHandler {
  const { origin } = new URL(publicUrl);
  return (request, reply, done) => {
    const home = homeOf(request.headers.host, origin);
    if (!home) return done();
    reply.header('cache-control', 'no-store').redirect(home + request.url, 308);
  };
}
