import type { InboxLead, InboxView } from '@upcurve/contracts/leads/inbox';
import { daysBetween, today, wallTimeOf } from '../../../kit/time/zone.ts';

/** Returns 'Due today' or 'Due 3 d ago', or undefined for a follow-up in the future. */
export function followUpDue(followUpAt: string | null): string | undefined {
  if (!followUpAt) return undefined;
  const days = daysBetween(wallTimeOf(followUpAt).day, today());
  if (days === 0) return 'Due today';
  return days > 0 ? `Due ${days} d ago` : undefined;
}

/** Checks whether a changed lead still belongs to the view. */
export function isStillIn(view: InboxView, lead: InboxLead, ownId: string): boolean {
  // No change to the fields of a lead removes it from these views.
  if (view === 'all' || view === 'meeting') return true;
  if (view === 'mentioned') return lead.isMentioned;
  const isDue = followUpDue(lead.followUpAt) !== undefined;
  if (view === 'due') return isDue;
  if (lead.outcome !== 'open') return false;
  if (view === 'mine') return lead.assigneeId === ownId;
  return lead.status === 'new' || (view === 'todo' && isDue);
}
