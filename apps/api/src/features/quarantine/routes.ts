import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import type { FastifyInstance } from 'fastify';
import { forbidden, notFound, UNEXPECTED_MESSAGE } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import { refusalOf } from '../../lib/http/refusal-of.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import type { HeldKind } from '../leads/held-lead.ts';
import { deleteLeads } from '../leads/service.ts';
import { quarantineQueries } from './queries.ts';
import { releaseHeld } from './service.ts';

/** @param kinds the handlers of each kind of lead; quarantine does not depend on the kinds */
export function quarantineRoutes(
  app: FastifyInstance,
  services: Services,
  kinds: Record<LeadKind, HeldKind>,
): void {
  const { db } = services;
  const leads = quarantineQueries(db);

  /** Releases a lead; false if it no longer exists. */
  const release = (id: string) =>
    db.transaction().execute((trx) => releaseHeld(trx, services, id, (kind) => kinds[kind]));

  /** Deletes quarantined leads. Returns how many existed. */
  const remove = (ids: string[]) =>
    db.transaction().execute(async (trx) => {
      const deleted = await deleteLeads(trx, 'quarantinedLeads', ids);
      for (const id of deleted) await audit(trx, 'held.deleted', { subjectId: id });
      return deleted.length;
    });

  implement(app, 'quarantine', quarantine, {
    listQuarantine: ({ query }) => leads.list(query),

    getQuarantined: async ({ params }) => {
      const held = await leads.find(params.id);
      if (!held) throw notFound('submission');
      const { lead, version, ...row } = held;
      return { ...row, ...kinds[row.kind].describe({ lead, version }) };
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
      return {};
    },
  });
}
