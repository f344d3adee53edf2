import type { eligibility } from '@upcurve/contracts/eligibility';
import { notFound } from '../../lib/errors.ts';
import type { Handlers } from '../../lib/implement.ts';
import { sendPageHeaders } from '../../lib/paging.ts';
import type { Services } from '../../services.ts';
import { listSubmissions } from './submission-list.ts';
import { submissionQueries } from './submissions.ts';

type SubmissionCalls = 'listSubmissions' | 'getSubmission' | 'setSubmissionStatus' | 'deleteSubmission';

export function submissionHandlers({ db }: Services): Pick<Handlers<typeof eligibility>, SubmissionCalls> {
  const submissions = submissionQueries(db);
  return {
    listSubmissions: async ({ query, request, reply }) => {
      const page = await listSubmissions(db, query);
      sendPageHeaders(request, reply, page);
      return page.rows;
    },

    getSubmission: async ({ params }) => {
      const found = await submissions.find(params.id);
      if (!found) throw notFound('submission');
      return found;
    },

    setSubmissionStatus: async ({ params, body }) => {
      const updated = await submissions.setStatus(params.id, body.status);
      if (!updated) throw notFound('submission');
      return updated;
    },

    deleteSubmission: async ({ params }) => {
      if (!(await submissions.delete(params.id))) throw notFound('submission');
      return {};
    },
  };
}
