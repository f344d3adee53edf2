import type { SavedViewInput } from '@upcurve/contracts/leads/inbox';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import type { ActivityType } from '@upcurve/contracts/leads/leads';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Json, Moment } from './columns.ts';

/** The desk columns that both lead tables have. */
export interface LeadDeskColumns {
  personId: Generated<string>;
  /** The email in lower case. */
  emailKey: GeneratedAlways<string>;
  /** The phone number normalised by lib/search/phone.ts. */
  phoneKey: string | null;
  assigneeId: string | null;
  followUpAt: Moment | null;
  valuePence: number | null;
  outcome: Generated<Outcome>;
  /** Days such as `2026-11-22`. Set exactly while the lead is won or lost. */
  wonOn: string | null;
  lostOn: string | null;
  lostReason: string | null;
  reason: string | null;
  isUnread: Generated<boolean>;
  version: Generated<number>;
  /** The first response: when, and by which member. Set by a trigger. */
  firstTouchedAt: GeneratedAlways<string | null>;
  firstTouchedBy: GeneratedAlways<string | null>;
}

/** Activity on a lead. Deleted with the lead. */
export interface LeadActivitiesTable {
  id: string;
  submissionId: string | null;
  contactSubmissionId: string | null;
  type: ActivityType;
  text: string | null;
  before: string | null;
  after: string | null;
  /** How long a call took. */
  minutes: number | null;
  actorId: string | null;
  actorName: string;
  createdAt: DefaultMoment;
}

/** Members that notes mention. Deleted with the note. */
export interface NoteMentionsTable {
  id: string;
  activityId: string;
  /** Null if the member was removed. */
  memberId: string | null;
  /** The member's name at that time, which the note has after an @. */
  name: string;
  /** When the member opened the lead afterwards. */
  seenAt: Moment | null;
}

/** Views of the inbox that members have saved. Deleted with the member. */
export interface InboxViewsTable {
  id: string;
  memberId: string;
  name: string;
  query: Json<SavedViewInput['query']>;
  isShared: boolean;
}
