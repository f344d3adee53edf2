import { isTracing, nameRoute } from '@upcurve/web-server/tracing';
import type { FastifyInstance } from 'fastify';

/** Has traces call a request by its route. */
export function routeNamesPlugin(app: FastifyInstance): void {
  if (!isTracing()) return;
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    // Addresses that nobody serves are one: strangers make up as many as they like.
    nameRoute(method, routeOptions.url ?? 'none');
  });
}
