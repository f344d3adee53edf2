import { analytics } from '@upcurve/contracts/analytics/analytics';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { saveCost } from './costs.ts';
import { exportOf } from './export.ts';
import { readAnalytics } from './figures.ts';
import { countRowChanges } from './service.ts';
import { weekFigures } from './week.ts';

export function analyticsRoutes(app: FastifyInstance, { db }: Services): void {
  async function upToDate<T>(read: (from: Db) => Promise<T>): Promise<T> {
    await countRowChanges(db);
    return read(db);
  }

  implement(app, 'analytics', analytics, {
    getAnalytics: ({ query }) => upToDate((from) => readAnalytics(from, query)),
    exportAnalytics: async ({ query }) => exportOf(await upToDate((from) => readAnalytics(from, query))),
    saveCampaignCost: async ({ body }) => {
      await saveCost(db, body);
      return {};
    },
    getWeek: () => upToDate(weekFigures),
  });
}
