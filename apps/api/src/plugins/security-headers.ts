import { securityHeaders as onEveryServer } from '@upcurve/web-server/security/security-headers';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

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
