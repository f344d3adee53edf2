import { audit as contract } from '@upcurve/contracts/account/audit';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { auditQueries } from './queries.ts';
import { auditExport } from './service.ts';

export function auditRoutes(app: FastifyInstance, { db, reads }: Services): void {
  implement(app, 'audit', contract, {
    listAuditLog: ({ query, request }) => reads(request, (replica) => auditQueries(replica).list(query)),

    listAuditActors: ({ request }) => reads(request, (replica) => auditQueries(replica).actors()),

    exportAuditLog: async ({ query, request }) => {
      await auditExport(db, 'Audit log', query);
      return reads(request, (replica) => ({
        fileName: 'audit-log.csv',
        rows: auditQueries(replica).every(query),
      }));
    },
  });
}
