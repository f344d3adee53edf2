import { SOURCE_MAX } from '../analytics/visit-limits.ts';
import { keysOf } from '../shared/keys.ts';
import { pageFields } from '../shared/page-fields.ts';
import { SEARCH_MAX } from '../shared/search-max.ts';
import { Day, Id, Instant, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { CALL_RESULTS } from './call-results.ts';
import { LEAD_STATUSES } from './lead-status.ts';
import { OUTCOMES } from './lead-words.ts';

export const Outcome = z.enum(keysOf(OUTCOMES));
export type Outcome = z.infer<typeof Outcome>;

export const LeadStatus = z.enum(keysOf(LEAD_STATUSES));

export const outcomeFields = {
  outcome: Outcome,
  valuePence: z.int().nullable(),
  /** When the lead was won. Null unless it is won. */
  wonOn: Day.nullable(),
  /** Why the lead was lost, from the list in the agency settings. Null unless it is lost. */
  lostReason: z.string().nullable(),
};

/** The desk fields of a lead of either kind, in lists and in detail. */
export const deskFields = {
  /** The same for all leads of one person. */
  personId: z.uuid(),
  assigneeId: z.uuid().nullable(),
  followUpAt: Instant.nullable(),
  ...outcomeFields,
  /** When the lead was lost. Null unless it is lost. */
  lostOn: Day.nullable(),
  /** A remark on why the lead was lost, in free text. */
  reason: z.string().nullable(),
  isUnread: z.boolean(),
  /**
   * Incremented by every change, except marking as read. Send it back as `If-Match` to get a 412 if someone else has
   * changed the lead.
   */
  version: z.int(),
};

export const canMailField = { canMail: z.boolean() };

/** How many characters of what a lead said lists show. */
export const SAID_MAX = 200;

/** What lists tell about a lead in a line. */
export const storyFields = {
  /** The beginning of the message, or of the quiz's answer in their own words. Null if there is none. */
  said: z.string().nullable(),
  /** How the latest call ended, or `email` if an email was sent since. Null before the first. */
  lastContact: z.enum([...keysOf(CALL_RESULTS), 'email']).nullable(),
  /** The number of unanswered calls in a row up to the latest call. */
  unanswered: z.int().min(0),
  /** The start of the latest meeting that is booked or was held. Null if there is none. */
  meetingAt: Instant.nullable(),
};

export const notExported = {
  personId: true,
  assigneeId: true,
  isUnread: true,
  version: true,
  said: true,
  lastContact: true,
  unanswered: true,
  meetingAt: true,
} as const;

const tag = line({ min: 1, max: SOURCE_MAX }).optional();
/** Filters by campaign. Medium and campaign may be `(none)`. */
export const campaignFilter = { source: tag, medium: tag, campaign: tag };

/** Filters of the list of one kind of leads. `from` and `to` filter by arrival, `to` exclusive. */
export const leadFilter = {
  search: line({ max: SEARCH_MAX }).optional(),
  outcome: Outcome.optional(),
  /** A member's id, or `none`. */
  assignee: z.union([Id, z.literal('none')]).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  ...pageFields,
};
