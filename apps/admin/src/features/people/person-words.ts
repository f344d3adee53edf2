import type { Person } from '@upcurve/contracts/people';
import { nameOf } from '../../lead-name.ts';

export const personName = ({ names }: Pick<Person, 'names'>) => nameOf({ name: names[0] ?? '' });

/** '1 lead', '3 leads'. */
export const leadsInWords = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

/** What is called how that erasing deletes; what is not named here is not worth a line. */
export const ERASED_WORDS: Record<string, string> = {
  submissions: 'Quizzes handed in',
  contactSubmissions: 'Messages from forms',
  quizSessions: 'Saved answers of quizzes',
  leadActivities: 'Notes and changes',
  mails: 'Mails',
  webhookDeliveries: 'Copies for the webhook',
  quarantinedLeads: 'Held back as likely spam',
};
