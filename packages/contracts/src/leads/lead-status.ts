import { CONTACT_STATUSES, type ContactStatus } from './contacts.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from './submissions.ts';

/** A status of either kind of lead, and the word for it. */
export type LeadStatus = SubmissionStatus | ContactStatus;
export const LEAD_STATUSES: Readonly<Record<LeadStatus, string>> = {
  ...SUBMISSION_STATUSES,
  ...CONTACT_STATUSES,
};

/** The word for a status; itself where it is not known yet. */
export const statusWord = (status: string): string =>
  (LEAD_STATUSES as Readonly<Record<string, string>>)[status] ?? status;
