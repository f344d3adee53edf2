import type { BulkDone } from '@upcurve/contracts/bulk';
import { CONTACT_STATUSES } from '@upcurve/contracts/contacts';
import type { InboxLead } from '@upcurve/contracts/inbox';
import type { LeadKind } from '@upcurve/contracts/lead';
import type { LeadStatus } from '@upcurve/contracts/lead-status';
import { SUBMISSION_STATUSES } from '@upcurve/contracts/submissions';
import { api, lastingApi } from '../../api.ts';
import type { LeadNoun } from '../../components/lead-noun.ts';
import type { BulkPart } from '../../components/use-lead-bulk.ts';

interface InboxNoun extends LeadNoun<InboxLead> {
  /** Reaches the server also where the page is being left. */
  bulk: (body: BulkPart<LeadStatus>) => Promise<BulkDone>;
}

/** The status as one of its kind's. Menus and keys offer no other. */
function own<Status extends LeadStatus>(statuses: Readonly<Record<Status, string>>, status: LeadStatus) {
  if (!Object.hasOwn(statuses, status)) throw new Error(`${status} is a status of the other kind.`);
  return status as Status;
}

const ownBulk = <Status extends LeadStatus>(
  statuses: Readonly<Record<Status, string>>,
  bulk: BulkPart<LeadStatus>,
): BulkPart<Status> =>
  bulk.action === 'status'
    ? { ...bulk, status: own(statuses, bulk.status), seen: own(statuses, bulk.seen) }
    : bulk;

/** Both kinds of leads, as the inbox has them: only statuses of its own kind are asked of either. */
export const INBOX_NOUNS: Readonly<Record<LeadKind, InboxNoun>> = {
  eligibility: {
    kind: 'eligibility',
    statuses: SUBMISSION_STATUSES as InboxNoun['statuses'],
    get: (id) => api.submissions.getSubmission({ params: { id } }),
    setStatus: (id, { status, seen }) =>
      api.submissions.setSubmissionStatus({
        params: { id },
        body: { status: own(SUBMISSION_STATUSES, status), seen: own(SUBMISSION_STATUSES, seen) },
      }),
    bulk: (body) => lastingApi.submissions.bulkSubmissions({ body: ownBulk(SUBMISSION_STATUSES, body) }),
  },
  contact: {
    kind: 'contact',
    statuses: CONTACT_STATUSES as InboxNoun['statuses'],
    get: (id) => api.contacts.getContact({ params: { id } }),
    setStatus: (id, { status, seen }) =>
      api.contacts.setContactStatus({
        params: { id },
        body: { status: own(CONTACT_STATUSES, status), seen: own(CONTACT_STATUSES, seen) },
      }),
    bulk: (body) => lastingApi.contacts.bulkContacts({ body: ownBulk(CONTACT_STATUSES, body) }),
  },
};
