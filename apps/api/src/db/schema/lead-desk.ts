import type { ActivityType } from '@upcurve/contracts/leads';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Moment } from './columns.ts';

/** What both tables of leads carry for the people who answer them. */
export interface LeadDeskColumns {
  personId: Generated<string>;
  /** The e-mail in lower case. */
  emailKey: GeneratedAlways<string>;
  /** The phone number as lib/phone.ts compares it. */
  phoneKey: string | null;
  assigneeId: string | null;
  followUpAt: Moment | null;
  valuePence: number | null;
  reason: string | null;
  isUnread: Generated<boolean>;
  version: Generated<number>;
  /** When a member first did something to it, and who; kept by the database. */
  firstTouchedAt: GeneratedAlways<string | null>;
  firstTouchedBy: GeneratedAlways<string | null>;
}

/** What was done to a lead; it goes when the lead goes. */
export interface LeadActivitiesTable {
  id: string;
  submissionId: string | null;
  contactSubmissionId: string | null;
  type: ActivityType;
  text: string | null;
  before: string | null;
  after: string | null;
  actorId: string | null;
  actorName: string;
  createdAt: DefaultMoment;
}
