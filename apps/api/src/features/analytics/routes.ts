import { analytics } from '@upcurve/contracts/analytics/analytics';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { saveCost } from './costs.ts';
import { readAnalytics } from './service.ts';

export function analyticsRoutes(app: FastifyInstance, { db }: Services): void {
  implement(app, 'analytics', analytics, {
    getAnalytics: ({ query }) => readAnalytics(db, query),
    saveCampaignCost: ({ body }) => saveCost(db, body),
  });
}
