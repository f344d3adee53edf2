import { SUBMISSION_STATUSES, type SubmissionStatus, submissions } from '@upcurve/contracts/submissions';
import type { FastifyInstance } from 'fastify';
import { bulkLeads, deleteLeads } from '../../lib/bulk-leads.ts';
import { found, HttpError, notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { exportSubmissions } from './export.ts';
import { listSubmissions } from './list.ts';
import { submissionQueries } from './queries.ts';

/** Says what somebody else did: in words, and as the issue of `status` for those who are to choose. */
const staleStatus = (status: SubmissionStatus) =>
  new HttpError(412, `Somebody else has set it to ${SUBMISSION_STATUSES[status]} meanwhile.`, {
    issues: [{ path: 'status', message: status }],
  });

export function submissionRoutes(app: FastifyInstance, { db }: Services): void {
  const stored = submissionQueries(db);

  implement(app, 'submissions', submissions, {
    listSubmissions: ({ query }) => listSubmissions(db, query),

    listSources: () => stored.listSources(),

    exportSubmissions: ({ query }) => exportSubmissions(db, query),

    getSubmission: async ({ params }) => found(await stored.find(params.id), 'submission'),

    setSubmissionStatus: async ({ params, body }) => {
      const changed = await stored.setStatus(params.id, body.status, body.seen);
      if (changed) return changed;
      const { status } = found(await stored.find(params.id), 'submission');
      throw staleStatus(status);
    },

    bulkSubmissions: ({ body, user }) => bulkLeads(db, 'submissions', body, user),

    deleteSubmission: async ({ params }) => {
      if ((await deleteLeads(db, 'submissions', [params.id])) === 0) throw notFound('submission');
      return {};
    },
  });
}
