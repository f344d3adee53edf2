import { inbox } from '@upcurve/contracts/inbox';
import { leads } from '@upcurve/contracts/leads';
import { inboxCounts } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';

/** The inbox, where everybody starts, is empty. */
export const emptyInbox = [
  handle(inbox.listInbox, () => ({ items: [] })),
  handle(inbox.countInbox, () => inboxCounts(0, { newestAt: null })),
  handle(leads.listAssignees, () => []),
];
