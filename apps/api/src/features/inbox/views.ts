import { type InboxView, OPEN_STATUSES } from '@upcurve/contracts/leads/inbox';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Maps the columns of both tables to common names. Literals are part of the statement, so that it can use the partial
 * indexes.
 */
export const LEADS = {
  eligibility: {
    table: sql`submissions`,
    at: sql`completed_at`,
    isEligible: sql<SqlBool>`is_eligible`,
    columns: sql`'eligibility' as kind, business_name as company, null::text as form_type, score::int as score, tier,
      is_eligible, source, completed_at as created_at`,
  },
  contact: {
    table: sql`contact_submissions`,
    at: sql`created_at`,
    isEligible: sql<SqlBool>`false`,
    columns: sql`'contact' as kind, company, form_type, null::int as score, null::text as tier,
      null::boolean as is_eligible, source, created_at`,
  },
};

const TOMORROW = sql`(date_trunc('day', now() at time zone ${sql.lit(AGENCY_ZONE)}) + interval '1 day')
  at time zone ${sql.lit(AGENCY_ZONE)}`;

/** Returns the condition for leads of a kind in a view of the member `userId`. */
export function isInView(kind: LeadKind, view: InboxView, userId: string): RawBuilder<SqlBool> {
  const { at, isEligible } = LEADS[kind];
  const open = sql.join(OPEN_STATUSES[kind].map((status) => sql.lit(status)));
  return {
    all: sql<SqlBool>`true`,
    new: sql<SqlBool>`status = 'new'`,
    eligible: sql<SqlBool>`status = 'new' and ${isEligible}`,
    mine: sql<SqlBool>`assignee_id = ${userId}::uuid and status in (${open})`,
    due: sql<SqlBool>`follow_up_at < ${TOMORROW}`,
    waiting: sql<SqlBool>`status = 'new' and ${at} < now() - interval '24 hours'`,
  }[view];
}
