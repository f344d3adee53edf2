import { submissions } from '@upcurve/contracts/leads/submissions';
import { type ReportView, viewOf } from '@upcurve/site-content/report/view';
import type { FastifyInstance } from 'fastify';
import { orNotFound } from '../../../../lib/http/errors.ts';
import { implement } from '../../../../lib/http/implement.ts';
import { reportLink, resultToken } from '../../../../lib/security/links.ts';
import { sha256 } from '../../../../lib/security/tokens.ts';
import type { Services } from '../../../../services.ts';
import { auditExport } from '../../../audit/service.ts';
import { canMail } from '../../../mail/service.ts';
import { bulkLeads, deleteLead, setStatus } from '../../service.ts';
import { exportSubmissions, listSubmissions } from './list.ts';
import { submissionQueries } from './queries.ts';

/** The verdicts that speak to the visitor, as staff read them. */
const FOR_STAFF: Readonly<Record<string, string>> = {
  notOpen: 'Not yet: the clinic hasn’t opened.',
  decide: 'Not yet: somebody else decides.',
  budget: 'Not yet: too little budget for ads.',
  ownTeam: 'No: their own team can do it.',
};

function verdictForStaff({ verdict, verdictText }: ReportView): string {
  if (!verdict) return 'Unknown: they gave no turnover.';
  return (verdict.answer !== 'yes' && FOR_STAFF[verdict.why]) || verdictText.title;
}

export function submissionRoutes(app: FastifyInstance, { db, config }: Services): void {
  const stored = submissionQueries(db);

  implement(app, 'submissions', submissions, {
    listSubmissions: ({ query }) => listSubmissions(db, query),

    listSources: () => stored.listSources(),

    exportSubmissions: async ({ query }) => {
      await auditExport(db, 'Eligibility submissions', query);
      return exportSubmissions(db, query);
    },

    getSubmission: async ({ params }) => {
      const { resultTokenHash, ...detail } = orNotFound(await stored.find(params.id), 'submission');
      // If SESSION_SECRET has changed since, the token is unknown: only its hash is stored.
      const isKnown = sha256(resultToken(config.sessionSecret, params.id)).equals(resultTokenHash);
      const view = viewOf(detail);
      return {
        ...detail,
        canMail: await canMail(db, config),
        reportUrl: isKnown ? reportLink(config, params.id) : null,
        // As the visitor saw it, before replacing any assumption.
        report: { verdict: verdictForStaff(view), numbers: [...view.numbers] },
      };
    },

    setSubmissionStatus: async ({ params, body, user }) => {
      await setStatus(db, user, 'eligibility', { ...params, ...body });
      return orNotFound(await stored.findRow(params.id), 'submission');
    },

    bulkSubmissions: ({ body, user }) => bulkLeads(db, 'eligibility', body, user),

    deleteSubmission: ({ params }) => deleteLead(db, 'eligibility', params.id),
  });
}
