import { submissions } from '@upcurve/contracts/submissions';
import type { FastifyInstance } from 'fastify';
import { forbidden, found, notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { listSubmissions } from './list.ts';
import { submissionQueries } from './queries.ts';

export function submissionRoutes(app: FastifyInstance, { db }: Services): void {
  const stored = submissionQueries(db);

  implement(app, 'submissions', submissions, {
    listSubmissions: ({ query }) => listSubmissions(db, query),

    listSources: () => stored.listSources(),

    getSubmission: async ({ params }) => found(await stored.find(params.id), 'submission'),

    setSubmissionStatus: async ({ params, body }) =>
      found(await stored.setStatus(params.id, body.status), 'submission'),

    bulkSubmissions: async ({ body, user }) => {
      if (body.action === 'delete' && !user.permissions.includes('leads:delete')) throw forbidden();
      const ids = [...new Set(body.ids)];
      const changed =
        body.action === 'delete'
          ? await stored.deleteAll(ids)
          : await stored.setStatusOfAll(ids, body.status);
      return { changed, missing: ids.length - changed };
    },

    deleteSubmission: async ({ params }) => {
      if (!(await stored.delete(params.id))) throw notFound('submission');
      return {};
    },
  });
}
