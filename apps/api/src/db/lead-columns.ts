import { NO_TAG } from '@upcurve/contracts/analytics/campaign-tree';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { deskFields, type Outcome } from '@upcurve/contracts/leads/lead-desk';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What errors and the audit log call a lead of each kind. */
export const LEAD_NOUNS = {
  eligibility: 'submission',
  contact: 'contact submission',
} as const satisfies Record<LeadKind, string>;

export const DESK_COLUMNS = keysOf(deskFields);

/** Returns the condition for an assignee: a member's id, or `none`. */
export const assignedTo = (assignee: string | undefined) => {
  if (!assignee) return [];
  return [assignee === 'none' ? sql<SqlBool>`assignee_id is null` : sql<SqlBool>`assignee_id = ${assignee}`];
};

/** Returns the condition for an outcome. It is a literal, so that the partial index on ended leads can be used. */
export const outcomeIs = (outcome: Outcome | undefined) =>
  outcome ? [sql<SqlBool>`outcome = ${sql.lit(outcome)}`] : [];

export const HAS_UPCOMING_MEETING = sql<SqlBool>`id in (
  select lead_id from bookings where status = 'booked' and ends_at > now())`;

/** Clears the personal details of a quiz session. Once the quiz is submitted, they are kept on the lead. */
export const NO_DETAILS = {
  name: null,
  email: null,
  phone: null,
  businessName: null,
  location: null,
  website: null,
  consentedAt: null,
  consentVersion: null,
};

/** Returns SQL for the medium or campaign under which an attribution is counted and listed. */
export const tagOf = (attribution: RawBuilder<unknown>, tag: 'medium' | 'campaign'): RawBuilder<string> =>
  sql`coalesce(nullif(${attribution} ->> ${sql.lit(tag)}, ''), ${sql.lit(NO_TAG)})`;
