import { CONTACT_STATUSES, type ContactStatus } from './contacts.ts';
import { SUBMISSION_STATUSES, type SubmissionStatus } from './submissions.ts';

/** A status of either kind of lead, with its label. */
export type LeadStatus = SubmissionStatus | ContactStatus;
export const LEAD_STATUSES: Readonly<Record<LeadStatus, string>> = {
  ...SUBMISSION_STATUSES,
  ...CONTACT_STATUSES,
};

/** Returns the label of a status, or the status itself if it is unknown. */
export const statusWord = (status: string): string =>
  (LEAD_STATUSES as Readonly<Record<string, string>>)[status] ?? status;
