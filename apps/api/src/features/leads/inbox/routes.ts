import { inbox } from '@upcurve/contracts/leads/inbox';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';
import { listCorrected } from '../list/correct-search.ts';
import { countInbox } from './counts.ts';
import { readFirstSteps } from './first-steps.ts';
import { listInbox } from './list.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';

/** Routes of the inbox, which lists leads of both kinds together. */
export function inboxRoutes(app: FastifyInstance, { config, db }: Services): void {
  implement(app, 'inbox', inbox, {
    listInbox: async ({ query, user }) => {
      const { page } = await listCorrected(db, query, (filter) => listInbox(db, filter, user.id));
      return page;
    },
    countInbox: ({ query, user }) => countInbox(db, user.id, query.since),
    getFirstSteps: () => readFirstSteps(db, config),
    listViews: ({ user }) => listViews(db, user.id),
    saveView: ({ body, user }) => saveView(db, user.id, body),
    deleteView: async ({ params, user }) => {
      await deleteView(db, user, params.id);
      return {};
    },
  });
}
