import { webhook } from '@upcurve/contracts/webhooks/webhook';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/http/implement.ts';
import { LIMITS } from '../../lib/security/rate-limits.ts';
import type { Services } from '../../services.ts';
import { listDeliveries } from './deliveries/delivery-log.ts';
import { replays } from './deliveries/replay.ts';
import { endpointChanges } from './endpoints/change-endpoint.ts';
import { endpointQueries, toWebhookEndpoint } from './endpoints/endpoints.ts';

/** The quiz type that responses of the first endpoint's calls contain. */
const quizType = 'eligibility';

export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, limits } = services;
  const allowPrivate = config.allowPrivateNetworks;
  const change = endpointChanges(services);
  const replay = replays(services);

  const test = async (userId: string, id?: string) => {
    await limits.use(LIMITS.webhookTestPerUser, userId);
    return change.test(id);
  };

  implement(app, 'webhook', webhook, {
    getSettings: async () => ({
      ...toWebhookEndpoint(await endpointQueries(db).first(), allowPrivate),
      quizType,
    }),
    saveSettings: async ({ body }) => ({ ...(await change.save(undefined, body)), quizType }),
    test: ({ user }) => test(user.id),
    rotateSecret: async () => ({ ...(await change.rotateSecret(undefined)), quizType }),

    listEndpoints: async () =>
      (await endpointQueries(db).list()).map((stored) => toWebhookEndpoint(stored, allowPrivate)),
    createEndpoint: ({ body }) => change.create(body),
    saveEndpoint: ({ params, body }) => change.save(params.id, body),
    deleteEndpoint: ({ params }) => change.remove(params.id),
    testEndpoint: ({ params, user }) => test(user.id, params.id),
    rotateEndpointSecret: ({ params }) => change.rotateSecret(params.id),

    listDeliveries: ({ query }) => listDeliveries(db, query),
    replayDelivery: ({ params }) => replay.one(params.id),
    replayFailed: () => replay.failed(),
    countReplay: ({ body }) => replay.count(body),
    replayRange: ({ body }) => replay.range(body),
  });
}
