import { quarantine } from '@upcurve/contracts/leads/quarantine';
import type { FastifyInstance } from 'fastify';
import { forbidden, notFound, UNEXPECTED_MESSAGE } from '../../../lib/http/errors.ts';
import { implement } from '../../../lib/http/implement.ts';
import { refusalOf } from '../../../lib/http/refusal-of.ts';
import type { Services } from '../../../services.ts';
import { audit } from '../../audit/service.ts';
import { describeHeld, quarantineQueries } from './queries.ts';
import { type Released, releaseHeld } from './service.ts';

/** @param released what follows the release of each kind of lead */
export function quarantineRoutes(app: FastifyInstance, services: Services, released: Released): void {
  const { db } = services;
  const leads = quarantineQueries(db);

  const release = (id: string) => db.transaction().execute((trx) => releaseHeld(trx, services, id, released));

  const remove = (ids: string[]) =>
    db.transaction().execute(async (trx) => {
      const deleted = await quarantineQueries(trx).delete(ids);
      for (const id of deleted) await audit(trx, 'held.deleted', { subjectId: id });
      return deleted.length;
    });

  implement(app, 'quarantine', quarantine, {
    listQuarantine: ({ query }) => leads.list(query),

    getQuarantined: async ({ params }) => {
      const held = await leads.find(params.id);
      if (!held) throw notFound('submission');
      return { ...held, ...(await describeHeld(db, held)) };
    },

    bulkQuarantine: async ({ body: { action, ids: given }, user, request }) => {
      if (action === 'delete' && !user.permissions.includes('leads:delete')) throw forbidden();
      const ids = [...new Set(given)];
      const failed: { id: string; message: string }[] = [];
      let changed = 0;
      if (action === 'delete') changed = await remove(ids);
      else
        for (const id of ids) {
          try {
            if (await release(id)) changed++;
          } catch (error) {
            const refusal = refusalOf(error as Error);
            if (!refusal) request.log.error({ code: (error as { code?: string }).code }, 'release failed');
            failed.push({ id, message: refusal?.message ?? UNEXPECTED_MESSAGE });
          }
        }
      return { changed, missing: ids.length - changed - failed.length, failed };
    },

    releaseLead: async ({ params: { id } }) => {
      if (!(await release(id))) throw notFound('submission');
      return { submissionId: id };
    },

    deleteQuarantined: async ({ params }) => {
      if ((await remove([params.id])) === 0) throw notFound('submission');
    },
  });
}
