import type { RateLimitRule } from '@upcurve/contracts/shared/endpoint';
import type { FastifyInstance } from 'fastify';
import { claimKey, idempotencyKey, isAnswered } from '../lib/http/idempotency.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: RateLimitRule;
  }
  interface FastifyRequest {
    idempotencyKey: string | undefined;
  }
}

/**
 * Enforces the rate limits in the contracts of public writes. Counts calls before reading their body, so rejected calls
 * count too; only repeats whose answer is stored are free. A public write without limits prevents the server from starting.
 */
export function rateLimitPlugin(app: FastifyInstance, { db, limits }: Services): void {
  app.decorateRequest('idempotencyKey', undefined);

  app.addHook('onRoute', ({ method, url, config }) => {
    const isWrite = [method].flat().some((each) => !['GET', 'HEAD', 'OPTIONS'].includes(each));
    if (config?.access === 'public' && isWrite && !config.rateLimit) {
      throw new Error(
        `${method} ${url} is a public write without rateLimit. Say in its contract how often it may be called.`,
      );
    }
  });

  app.addHook('onRequest', async (request) => {
    const { config, method, url } = request.routeOptions;
    if (!config.rateLimit) return;
    const { limit, scope } = config.rateLimit;
    const key = idempotencyKey(request);
    request.idempotencyKey = key;
    if (limit === 'own') return;
    if (scope && key !== undefined && (await isAnswered(db, scope, key))) return;
    const use = { name: `${method} ${url}`, calls: limit.calls, seconds: limit.minutes * 60 };
    await limits.useFor(use, request.ip);
  });

  // For `once`, the transaction of the write claims the key (`writeOnce`). `same` has no such transaction.
  app.addHook('preHandler', async ({ routeOptions, idempotencyKey: key, params, body }) => {
    const { config, method, url } = routeOptions;
    if (key !== undefined && config.rateLimit?.repeat === 'same')
      await claimKey(db, `${method} ${url}`, key, { params, body });
  });
}
