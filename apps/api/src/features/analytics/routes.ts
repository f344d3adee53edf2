import { analytics } from '@upcurve/contracts/analytics/analytics';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { saveCost } from './costs.ts';
import { exportOf } from './export.ts';
import { readAnalytics } from './service.ts';
import { weekFigures } from './week.ts';

export function analyticsRoutes(app: FastifyInstance, { db, reads }: Services): void {
  implement(app, 'analytics', analytics, {
    getAnalytics: ({ query, request }) => reads(request, (from) => readAnalytics(from, query)),
    exportAnalytics: async ({ query, request }) =>
      exportOf(await reads(request, (from) => readAnalytics(from, query))),
    saveCampaignCost: async ({ body }) => {
      await saveCost(db, body);
      return {};
    },
    getWeek: ({ request }) => reads(request, weekFigures),
  });
}
