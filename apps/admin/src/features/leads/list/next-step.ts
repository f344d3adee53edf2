import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import { formatDateTime, formatShortDay } from '../../../kit/time/format-date.ts';
import { daysBetween, today, wallTimeOf } from '../../../kit/time/zone.ts';
import { describeOutcome } from '../desk/desk-words.ts';
import type { LeadStory } from '../kinds/lead-kind.ts';

export type LeadPlan = LeadStory &
  Pick<InboxLead, 'outcome' | 'lostReason' | 'valuePence' | 'followUpAt'> & { status: string };

const TIMES = ['', 'once', 'twice'];

/** Says what members did last, such as 'Called twice, no answer'. Empty if they did nothing yet. */
export function describeLastContact({ lastContact, unanswered }: LeadStory): string {
  if (lastContact === null) return '';
  if (lastContact === 'email') return 'Emailed';
  if (lastContact === 'booked') return 'Booked by phone';
  if (lastContact === 'spoke') return 'Spoke';
  const answer = lastContact === 'left_message' ? 'left a message' : 'no answer';
  return `Called ${TIMES[unanswered] ?? `${unanswered} times`}, ${answer}`;
}

/** The number of days since a follow-up was due: 0 today, negative before. NaN without a follow-up. */
const daysLate = (followUpAt: string | null) => daysBetween(wallTimeOf(followUpAt).day, today());

/** Whether an open lead has neither a follow-up on a later day nor a meeting ahead. */
export const needsNextStep = ({ outcome, followUpAt, meetingAt }: LeadPlan) =>
  outcome === 'open' && (followUpAt === null || daysLate(followUpAt) >= 0) && !isAhead(meetingAt);

/** Whether the follow-up of an open lead is due today or overdue, and no meeting is ahead. */
export const isDue = (lead: LeadPlan) => lead.followUpAt !== null && needsNextStep(lead);

/** Whether nobody has answered an open lead, planned a follow-up or booked a meeting. */
export const isNew = (lead: LeadPlan) =>
  lead.status === 'new' && lead.followUpAt === null && needsNextStep(lead);

const isAhead = (meetingAt: string | null) => meetingAt !== null && Date.parse(meetingAt) > Date.now();

/** Says what comes next and when, such as 'call again today', or how the lead ended. */
export function describeNextStep(lead: LeadPlan): string {
  const { outcome, followUpAt, meetingAt, unanswered, status } = lead;
  if (outcome !== 'open') return describeOutcome(lead);
  if (isAhead(meetingAt)) return `meeting ${formatDateTime(meetingAt)}`;
  const step = unanswered > 0 ? 'call again' : 'follow up';
  if (followUpAt) return `${step}${describeDay(daysLate(followUpAt), wallTimeOf(followUpAt).day)}`;
  if (unanswered > 0) return step;
  return status === 'new' && meetingAt === null ? 'not answered yet' : 'no next step';
}

function describeDay(late: number, day: string): string {
  if (late === 0) return ' today';
  if (late === -1) return ' tomorrow';
  return `${late > 0 ? ', due' : ' on'} ${formatShortDay(day)}`;
}
