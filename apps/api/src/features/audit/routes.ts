import { audit as contract } from '@upcurve/contracts/account/audit';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { auditQueries } from './queries.ts';
import { auditExport } from './service.ts';

export function auditRoutes(app: FastifyInstance, { db }: Services): void {
  const entries = auditQueries(db);

  implement(app, 'audit', contract, {
    listAuditLog: ({ query }) => entries.list(query),

    listAuditActors: () => entries.actors(),

    exportAuditLog: async ({ query }) => {
      await auditExport(db, 'Audit log', query);
      return { fileName: 'audit-log.csv', rows: entries.every(query) };
    },
  });
}
