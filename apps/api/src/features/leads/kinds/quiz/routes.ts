import { type ReportSums, type SubmissionFilter, submissions } from '@upcurve/contracts/leads/submissions';
import { changesOf } from '@upcurve/site-content/report/changes';
import { estimateOf } from '@upcurve/site-content/report/estimate';
import type { ReportSource } from '@upcurve/site-content/report/source';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../db/client.ts';
import { orNotFound } from '../../../../lib/http/errors.ts';
import { implement } from '../../../../lib/http/implement.ts';
import { reportLink, resultToken } from '../../../../lib/security/links.ts';
import { sha256 } from '../../../../lib/security/tokens.ts';
import type { Services } from '../../../../services.ts';
import { auditExport } from '../../../audit/service.ts';
import { canMail } from '../../../mail/service.ts';
import { listCorrected } from '../../list/correct-search.ts';
import { bulkLeads, deleteLead, setStatus } from '../../service.ts';
import { exportSubmissions } from './export.ts';
import { listSubmissions } from './list.ts';
import { submissionQueries } from './queries.ts';

/** Returns the sums that the visitor saw before replacing any assumption. */
function sumsOf(detail: ReportSource): ReportSums | null {
  const estimate = estimateOf(detail);
  if (!estimate) return null;
  const { low, high } = estimate;
  const changes = changesOf(detail, estimate);
  return { low, high, changes: changes.map(({ questionId, worth }) => ({ questionId, worth: worth ?? 0 })) };
}

const correctedList = (db: Db, query: SubmissionFilter) =>
  listCorrected(db, query, (filter) => listSubmissions(db, filter));

export function submissionRoutes(app: FastifyInstance, { db, config }: Services): void {
  const stored = submissionQueries(db);

  implement(app, 'submissions', submissions, {
    listSubmissions: async ({ query }) => (await correctedList(db, query)).page,

    listSources: () => stored.listSources(),

    exportSubmissions: async ({ query }) => {
      await auditExport(db, 'Eligibility submissions', query);
      return exportSubmissions(db, (await correctedList(db, query)).filter);
    },

    getSubmission: async ({ params, user }) => {
      const { resultTokenHash, ...detail } = orNotFound(await stored.find(params.id, user.id), 'submission');
      // If SESSION_SECRET has changed since, the token is unknown: only its hash is stored.
      const isKnown = sha256(resultToken(config.sessionSecret, params.id)).equals(resultTokenHash);
      return {
        ...detail,
        canMail: await canMail(db, config),
        reportUrl: isKnown ? reportLink(config, params.id) : null,
        reportSums: sumsOf(detail),
      };
    },

    setSubmissionStatus: async ({ params, body, user }) => {
      await setStatus(db, user, 'eligibility', { ...params, ...body });
      return orNotFound(await stored.findRow(params.id), 'submission');
    },

    bulkSubmissions: ({ body, user }) => bulkLeads(db, 'eligibility', body, user),

    deleteSubmission: async ({ params }) => {
      await deleteLead(db, 'eligibility', params.id);
      return {};
    },
  });
}
