import { quarantine } from '@upcurve/contracts/quarantine';
import type { FastifyInstance } from 'fastify';
import { releaseLead } from '../../commands/release-lead.ts';
import { notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { quarantineQueries } from './queries.ts';

export function quarantineRoutes(app: FastifyInstance, services: Services): void {
  const leads = quarantineQueries(services.db);
  implement(app, 'quarantine', quarantine, {
    listQuarantine: ({ query }) => leads.list(query),

    releaseLead: ({ params }) => releaseLead(services, params.id),

    deleteQuarantined: async ({ params }) => {
      if (!(await leads.delete(params.id))) throw notFound('submission');
      return {};
    },
  });
}
