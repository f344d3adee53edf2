import { analytics } from '@upcurve/contracts/analytics/analytics';
import { inbox } from '@upcurve/contracts/leads/inbox';
import { leads } from '@upcurve/contracts/leads/leads';
import { inboxCounts } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';

/** No leads. */
export const quietWeek = handle(analytics.getWeek, () => ({
  thisWeek: { leads: 0, won: 0 },
  lastWeek: { leads: 0, won: 0 },
  from: '2026-11-16T00:00:00.000Z',
}));

/** Answers with an empty inbox, which is the start screen. */
export const emptyInbox = [
  handle(inbox.listInbox, () => ({ items: [] })),
  handle(inbox.countInbox, () => inboxCounts(0, { newestAt: null })),
  handle(leads.listAssignees, () => []),
  quietWeek,
];
