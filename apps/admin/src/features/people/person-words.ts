import type { Person } from '@upcurve/contracts/leads/people';
import { leadName } from '../leads/lead-name.ts';

export const personName = ({ names }: Pick<Person, 'names'>) => leadName({ name: names[0] ?? '' });

/** '1 lead', '3 leads'. */
export const formatLeadCount = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

/** The labels of erased data. Tables without a label are not listed. */
export const ERASED_WORDS: Record<string, string> = {
  submissions: 'Submitted quizzes',
  contactSubmissions: 'Messages from forms',
  quizSessions: 'Saved quiz answers',
  leadActivities: 'Notes and changes',
  mails: 'Mails',
  webhookDeliveries: 'Webhook deliveries',
  quarantinedLeads: 'Held as likely spam',
};
