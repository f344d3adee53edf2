import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { LeadStatus } from '@upcurve/contracts/leads/lead-status';
import { contactKind } from '../kinds/contact/contact-kind.ts';
import type { BulkRequest, LeadKindConfig, LeadRow } from '../kinds/lead-kind-config.ts';
import { quizKind } from '../kinds/quiz/quiz-kind.ts';

type InboxKind = Omit<LeadKindConfig<InboxLead>, 'meanings'>;

/** Narrows the statuses of both kinds to one kind. Menus and keys only offer these statuses. */
function forInbox<Status extends LeadStatus>(kind: LeadKindConfig<LeadRow & { status: Status }>): InboxKind {
  const { name, statuses, get } = kind;
  function own(status: LeadStatus): Status {
    if (!Object.hasOwn(statuses, status)) throw new Error(`${status} is a status of the other kind.`);
    return status as Status;
  }
  const ownBulk = (body: BulkRequest<LeadStatus>): BulkRequest<Status> =>
    body.action === 'status' ? { ...body, status: own(body.status), seen: own(body.seen) } : body;
  return {
    name,
    statuses: statuses as InboxKind['statuses'],
    get,
    setStatus: (id, { status, seen }) => kind.setStatus(id, { status: own(status), seen: own(seen) }),
    bulk: (body) => kind.bulk(ownBulk(body)),
  };
}

/** The two kinds of lead as used in the inbox. */
export const INBOX_KINDS: Readonly<Record<LeadKind, InboxKind>> = {
  eligibility: forInbox(quizKind),
  contact: forInbox(contactKind),
};
