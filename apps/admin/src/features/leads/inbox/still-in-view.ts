import type { InboxLead, InboxView } from '@upcurve/contracts/leads/inbox';
import { isDue } from '../list/next-step.ts';

/** Checks whether a changed lead still belongs to the view. */
export function isStillIn(view: InboxView, lead: InboxLead, ownId: string): boolean {
  // No change to the fields of a lead removes it from these views.
  if (view === 'all' || view === 'meeting') return true;
  if (view === 'mentioned') return lead.isMentioned;
  if (view === 'due') return isDue(lead.followUpAt);
  if (lead.outcome !== 'open') return false;
  if (view === 'mine') return lead.assigneeId === ownId;
  return lead.status === 'new' || (view === 'todo' && isDue(lead.followUpAt));
}
