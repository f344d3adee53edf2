import { analytics } from '@upcurve/contracts/analytics/analytics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { saveCost } from './costs.ts';
import { exportOf } from './export.ts';
import { readAnalytics } from './figures.ts';
import { countRowChanges } from './service.ts';
import { weekFigures } from './week.ts';

export function analyticsRoutes(app: FastifyInstance, { db, reads }: Services): void {
  async function upToDate<T>(request: FastifyRequest, read: (from: Db) => Promise<T>): Promise<T> {
    await countRowChanges(db);
    return reads(request, read);
  }

  implement(app, 'analytics', analytics, {
    getAnalytics: ({ query, request }) => upToDate(request, (from) => readAnalytics(from, query)),
    exportAnalytics: async ({ query, request }) =>
      exportOf(await upToDate(request, (from) => readAnalytics(from, query))),
    saveCampaignCost: async ({ body }) => {
      await saveCost(db, body);
      return {};
    },
    getWeek: ({ request }) => upToDate(request, weekFigures),
  });
}
