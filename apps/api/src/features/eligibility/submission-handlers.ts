import type { eligibility } from '@upcurve/contracts/eligibility';
import { forbidden, notFound } from '../../lib/errors.ts';
import type { Handlers } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { listSubmissions } from './submission-list.ts';
import { submissionQueries } from './submissions.ts';

type SubmissionCalls =
  | 'listSubmissions'
  | 'getSubmission'
  | 'setSubmissionStatus'
  | 'bulkSubmissions'
  | 'deleteSubmission';

export function submissionHandlers({ db }: Services): Pick<Handlers<typeof eligibility>, SubmissionCalls> {
  const submissions = submissionQueries(db);
  return {
    listSubmissions: ({ query }) => listSubmissions(db, query),

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

    bulkSubmissions: async ({ body, user }) => {
      if (body.action === 'delete' && !user.permissions.includes('leads:delete')) throw forbidden();
      const ids = [...new Set(body.ids)];
      const changed =
        body.action === 'delete'
          ? await submissions.deleteAll(ids)
          : await submissions.setStatusOfAll(ids, body.status);
      return { changed, missing: ids.length - changed };
    },

    deleteSubmission: async ({ params }) => {
      if (!(await submissions.delete(params.id))) throw notFound('submission');
      return {};
    },
  };
}
