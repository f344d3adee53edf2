import { SUBMISSION_STATUSES, type Submission } from '@upcurve/contracts/submissions';
import { api } from '../../api.ts';
import type { LeadNoun } from '../../components/lead-noun.ts';

export const submissionNoun: LeadNoun<Submission> = {
  kind: 'eligibility',
  statuses: SUBMISSION_STATUSES,
  get: (id) => api.submissions.getSubmission({ params: { id } }),
  setStatus: (id, body) => api.submissions.setSubmissionStatus({ params: { id }, body }),
};
