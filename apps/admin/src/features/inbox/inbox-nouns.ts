import type { BulkDone } from '@upcurve/contracts/bulk';
import { CONTACT_STATUSES, ContactBulk, ContactStatus } from '@upcurve/contracts/contacts';
import type { InboxLead } from '@upcurve/contracts/inbox';
import type { LeadKind } from '@upcurve/contracts/lead';
import type { LeadStatus } from '@upcurve/contracts/lead-status';
import { SUBMISSION_STATUSES, SubmissionBulk, SubmissionStatus } from '@upcurve/contracts/submissions';
import { api, lastingApi } from '../../api.ts';
import type { LeadNoun } from '../../components/lead-noun.ts';
import type { BulkPart } from '../../components/use-lead-bulk.ts';

interface InboxNoun extends LeadNoun<InboxLead> {
  /** Reaches the server also where the page is being left. */
  bulk: (body: BulkPart<LeadStatus>) => Promise<BulkDone>;
}

/** Both kinds of leads, as the inbox has them: only statuses of its own kind are asked of either. */
export const INBOX_NOUNS: Readonly<Record<LeadKind, InboxNoun>> = {
  eligibility: {
    kind: 'eligibility',
    statuses: SUBMISSION_STATUSES as InboxNoun['statuses'],
    get: (id) => api.submissions.getSubmission({ params: { id } }),
    setStatus: (id, { status, seen }) =>
      api.submissions.setSubmissionStatus({
        params: { id },
        body: { status: SubmissionStatus.parse(status), seen: SubmissionStatus.parse(seen) },
      }),
    bulk: (body) => lastingApi.submissions.bulkSubmissions({ body: SubmissionBulk.parse(body) }),
  },
  contact: {
    kind: 'contact',
    statuses: CONTACT_STATUSES as InboxNoun['statuses'],
    get: (id) => api.contacts.getContact({ params: { id } }),
    setStatus: (id, { status, seen }) =>
      api.contacts.setContactStatus({
        params: { id },
        body: { status: ContactStatus.parse(status), seen: ContactStatus.parse(seen) },
      }),
    bulk: (body) => lastingApi.contacts.bulkContacts({ body: ContactBulk.parse(body) }),
  },
};
