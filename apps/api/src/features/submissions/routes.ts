import { submissions } from '@upcurve/contracts/submissions';
import type { FastifyInstance } from 'fastify';
import { deleteLeads } from '../../lib/delete-leads.ts';
import { found, notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import { reportLink, resultToken } from '../../lib/result-token.ts';
import { sha256 } from '../../lib/tokens.ts';
import type { Services } from '../../services.ts';
import { bulkLeads, setStatus } from '../leads/service.ts';
import { exportSubmissions } from './export.ts';
import { listSubmissions } from './list.ts';
import { submissionQueries } from './queries.ts';

export function submissionRoutes(app: FastifyInstance, { db, config }: Services): void {
  const stored = submissionQueries(db);

  implement(app, 'submissions', submissions, {
    listSubmissions: ({ query }) => listSubmissions(db, query),

    listSources: () => stored.listSources(),

    exportSubmissions: ({ query }) => exportSubmissions(db, query),

    getSubmission: async ({ params }) => {
      const { resultTokenHash, ...detail } = found(await stored.find(params.id), 'submission');
      // One from before the secret was changed is not at the address that follows from it now.
      const isKnown = sha256(resultToken(config.sessionSecret, params.id)).equals(resultTokenHash);
      return { ...detail, reportUrl: isKnown ? reportLink(config, params.id) : null };
    },

    setSubmissionStatus: async ({ params, body, user }) => {
      await setStatus(db, user, 'eligibility', { ...params, ...body });
      return found(await stored.findRow(params.id), 'submission');
    },

    bulkSubmissions: ({ body, user }) => bulkLeads(db, 'eligibility', body, user),

    deleteSubmission: async ({ params }) => {
      if ((await deleteLeads(db, 'submissions', [params.id])) === 0) throw notFound('submission');
      return {};
    },
  });
}
