import { securityHeaders as onEveryServer } from '@upcurve/web-server/security/security-headers';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** For every answer, errors included: those of the frontends, and that nobody keeps it or hears where it was asked for. */
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
