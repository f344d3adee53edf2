import { analytics } from '@upcurve/contracts/analytics';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { exportOf } from './export.ts';
import { readAnalytics } from './figures.ts';
import { weekFigures } from './week.ts';

export function analyticsRoutes(app: FastifyInstance, { reads }: Services): void {
  implement(app, 'analytics', analytics, {
    getAnalytics: ({ query, request }) => reads(request, (db) => readAnalytics(db, query)),
    exportAnalytics: async ({ query, request }) =>
      exportOf(await reads(request, (db) => readAnalytics(db, query))),
    getWeek: ({ request }) => reads(request, weekFigures),
  });
}
