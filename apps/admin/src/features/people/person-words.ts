import { BOOKING_STATUSES, type BookingStatus } from '@upcurve/contracts/bookings/booking-words';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import { statusWord } from '@upcurve/contracts/leads/lead-status';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { ACTIVITY_TYPES } from '@upcurve/contracts/leads/leads';
import type { Person, TimelineEntry } from '@upcurve/contracts/leads/people';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { NOT_OPEN } from '@upcurve/contracts/quiz/tiers';
import { formatDateTime, formatDay } from '../../kit/time/format-date.ts';
import { formatPence } from '../leads/desk/desk-words.ts';
import { leadName } from '../leads/lead-name.ts';
import { describeCall } from '../leads/timeline/activity-words.ts';

export const personName = ({ names }: Pick<Person, 'names'>) => leadName({ name: names[0] ?? '' });

/** Returns the lead on which actions are. */
export function currentLead({ leads: [lead] }: Pick<Person, 'leads'>): InboxLead {
  if (!lead) throw new Error('A person has at least one lead.');
  return lead;
}

type Activity = Extract<TimelineEntry, { type: 'activity' }>;
type Lead = Extract<TimelineEntry, { type: 'lead' }>;

function inWords({ activity }: Activity, value: string | null): string {
  if (value === null) return 'none';
  if (activity === 'status') return statusWord(value);
  if (activity === 'outcome') return OUTCOMES[value as Outcome] ?? value;
  if (activity === 'wonOn') return formatDay(value);
  if (activity === 'booking' && value in BOOKING_STATUSES) return BOOKING_STATUSES[value as BookingStatus];
  if (activity === 'followUp' || activity === 'booking') return formatDateTime(value);
  return activity === 'value' ? formatPence(Number(value)) : value;
}

export const leadTitle = ({ formType }: Pick<Lead, 'formType'>) =>
  formType ? FORM_TYPES[formType] : 'Eligibility quiz';

export function entryWords(entry: TimelineEntry): { title: string; text: string | null } {
  if ('title' in entry) {
    const { title, text, at } = entry;
    return { title, text: at ? [formatDateTime(at), text].join(' · ') : text };
  }
  switch (entry.type) {
    case 'lead': {
      const score =
        entry.score !== null &&
        (entry.isScored ? `${entry.score} of 100, ${entry.tier}` : NOT_OPEN.toLowerCase());
      const facts = [score, entry.isEligible && 'eligible'].filter(Boolean).join(', ');
      return { title: [leadTitle(entry), facts].filter(Boolean).join(': '), text: entry.message };
    }
    case 'activity': {
      const { activity, text, before, after, actorName } = entry;
      if (activity === 'note') return { title: `Note by ${actorName}`, text };
      if (activity === 'email') {
        const failed = entry.delivery === 'failed' ? ' (not delivered)' : '';
        return { title: `Email by ${actorName}: ${after}${failed}`, text };
      }
      if (activity === 'call') return { title: `Call by ${actorName}: ${describeCall(entry)}`, text };
      const change =
        activity === 'person' || before === null
          ? inWords(entry, after)
          : `${inWords(entry, before)} → ${inWords(entry, after)}`;
      return { title: `${ACTIVITY_TYPES[activity]}: ${change}`, text: `By ${actorName}` };
    }
    case 'unfinished': {
      const { answered, abandonedAt } = entry;
      return {
        title: `Unfinished quiz: ${answered} ${answered === 1 ? 'answer' : 'answers'}`,
        text: abandonedAt ? `Left on ${formatDateTime(abandonedAt)}` : null,
      };
    }
    default:
      return entry satisfies never;
  }
}
