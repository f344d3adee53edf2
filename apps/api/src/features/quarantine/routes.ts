import { type LeadKind, quarantine } from '@upcurve/contracts/quarantine';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { notFound } from '../../lib/errors.ts';
import type { Held } from '../../lib/held-lead.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { quarantineQueries } from './queries.ts';

/** Stores a held lead as an ordinary one of its kind, in the transaction that takes it out of quarantine. */
type Release = (trx: Transaction<Database>, services: Services, held: Held) => Promise<void>;

/** @param release what becomes of each kind of lead that is let in; the kinds know of quarantine, not it of them */
export function quarantineRoutes(
  app: FastifyInstance,
  services: Services,
  release: Record<LeadKind, Release>,
): void {
  const { db } = services;
  const leads = quarantineQueries(db);

  implement(app, 'quarantine', quarantine, {
    listQuarantine: ({ query }) => leads.list(query),

    releaseLead: ({ params: { id } }) =>
      db.transaction().execute(async (trx) => {
        const held = await quarantineQueries(trx).take(id);
        if (!held) throw notFound('submission');
        await release[held.kind](trx, services, held);
        return { submissionId: id };
      }),

    deleteQuarantined: async ({ params }) => {
      if (!(await leads.delete(params.id))) throw notFound('submission');
      return {};
    },
  });
}
