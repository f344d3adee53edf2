import { NO_TAG } from '@upcurve/contracts/analytics/campaign-tree';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { deskFields, type Outcome } from '@upcurve/contracts/leads/lead-desk';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The table, label and foreign key column of each kind of lead. */
export const LEAD_TABLES = {
  eligibility: { table: 'submissions', noun: 'submission', owner: 'submissionId' },
  contact: { table: 'contactSubmissions', noun: 'contact submission', owner: 'contactSubmissionId' },
} as const satisfies Record<LeadKind, object>;

/**
 * Returns the table of a lead kind, for columns that both tables have. Typed as `submissions`, because the desk columns
 * are the same in both.
 */
export const leadTableOf = (kind: LeadKind) => LEAD_TABLES[kind].table as 'submissions';

/** The desk columns as selected in lead rows. */
export const DESK_COLUMNS = keysOf(deskFields);

/** Returns the condition for an assignee: a member's id, or `none`. */
export const assignedTo = (assignee: string | undefined) => {
  if (!assignee) return [];
  return [assignee === 'none' ? sql<SqlBool>`assignee_id is null` : sql<SqlBool>`assignee_id = ${assignee}`];
};

/** Returns the condition for an outcome. It is a literal, so that the partial indexes on ended leads can be used. */
export const outcomeIs = (outcome: Outcome | undefined) =>
  outcome ? [sql<SqlBool>`outcome = ${sql.lit(outcome)}`] : [];

/** Returns the condition for leads of a kind with a meeting that is booked and not over. */
export function hasUpcomingMeeting(kind: LeadKind): RawBuilder<SqlBool> {
  const { table, owner } = LEAD_TABLES[kind];
  return sql`exists (
    select from bookings where ${sql.ref(`bookings.${owner}`)} = ${sql.ref(`${table}.id`)}
      and bookings.status = 'booked' and ends_at > now())`;
}

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
