import { securityHeaders as onEveryServer } from '@upcurve/web-server/security/security-headers';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

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

/**
 * Returns the headers of every response, including errors: those of the frontends, plus headers that prevent caching
 * and omit the referrer.
 */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    ...onEveryServer(config.adminUrl),
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
  };
}

export function securityHeadersPlugin(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
}
