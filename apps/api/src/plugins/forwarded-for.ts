import type { FastifyInstance } from 'fastify';

/* Matches addresses with a port, since some proxies write 203.0.113.7:4711 or [2001:db8::1]:4711. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/i;

const withoutPort = (address: string) => address.trim().replace(WITH_PORT, '$1$2');

/**
 * Removes ports from X-Forwarded-For. An address with a port is not a valid IP address, and differs with every
 * connection.
 */
export function forwardedForPlugin(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const given = headers['x-forwarded-for'];
    if (given) headers['x-forwarded-for'] = String(given).split(',').map(withoutPort).join(', ');
  });
}
