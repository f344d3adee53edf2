import { inbox } from '@upcurve/contracts/leads/inbox';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { listCorrected } from '../leads/list/correct-search.ts';
import { countInbox } from './counts.ts';
import { readFirstSteps } from './first-steps.ts';
import { listInbox } from './list.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';

/** Routes of the inbox, which lists leads of both kinds together. */
export function inboxRoutes(app: FastifyInstance, { config, db, reads }: Services): void {
  implement(app, 'inbox', inbox, {
    listInbox: ({ query, user, request }) =>
      reads(request, async (replica) => {
        const { page } = await listCorrected(replica, query, (filter) => listInbox(replica, filter, user.id));
        return page;
      }),
    countInbox: ({ query, user, request }) => reads(request, (db) => countInbox(db, user.id, query.since)),
    getFirstSteps: () => readFirstSteps(db, config),
    listViews: ({ user }) => listViews(db, user.id),
    saveView: ({ body, user }) => saveView(db, user.id, body),
    deleteView: async ({ params, user }) => {
      await deleteView(db, user, params.id);
      return {};
    },
  });
}
