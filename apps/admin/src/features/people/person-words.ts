import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import type { Person, TimelineEntry } from '@upcurve/contracts/leads/people';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { NOT_OPEN } from '@upcurve/contracts/quiz/tiers';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { leadName } from '../leads/lead-name.ts';
import { describeActivity } from '../leads/timeline/activity-words.ts';

export const personName = ({ names }: Pick<Person, 'names'>) => leadName({ name: names[0] ?? '' });

/** Returns the lead on which actions are. */
export function currentLead({ leads: [lead] }: Pick<Person, 'leads'>): InboxLead {
  if (!lead) throw new Error('A person has at least one lead.');
  return lead;
}

type Lead = Extract<TimelineEntry, { type: 'lead' }>;

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
      const { activity: type, actorName, text, delivery } = entry;
      const failed = delivery === 'failed' ? ' (not delivered)' : '';
      return { title: `${actorName} ${describeActivity({ ...entry, type })}${failed}`, text };
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
