import type { InboxView } from '@upcurve/contracts/leads/inbox';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LEAD_TABLES } from '../../db/lead-tables.ts';
import { isMentioned } from '../leads/mentions.ts';

/**
 * Maps the columns of both tables to common names. Literals are part of the statement, so that it can use the partial
 * indexes.
 */
export const LEADS = {
  eligibility: {
    table: sql`submissions`,
    at: sql`completed_at`,
    score: sql`score`,
    isEligible: sql<SqlBool>`is_eligible`,
    columns: sql`'eligibility' as kind, business_name as company, null::text as form_type, score::int as score, tier,
      is_eligible, is_scored, source, completed_at as created_at`,
  },
  contact: {
    table: sql`contact_submissions`,
    at: sql`created_at`,
    score: sql`null::int`,
    isEligible: sql<SqlBool>`false`,
    columns: sql`'contact' as kind, company, form_type, null::int as score, null::text as tier,
      null::boolean as is_eligible, null::boolean as is_scored, source, created_at`,
  },
};

const ZONE = sql.lit(AGENCY_ZONE);
const TODAY = sql`date_trunc('day', now() at time zone ${ZONE})`;
const TOMORROW = sql`(${TODAY} + interval '1 day') at time zone ${ZONE}`;

const isNew = sql<SqlBool>`status = 'new' and outcome = 'open'`;

/** Bookings are few compared with leads, so their leads are looked up by id. */
function hasMeetingToday(kind: LeadKind): RawBuilder<SqlBool> {
  const owner = sql.ref(LEAD_TABLES[kind].owner);
  return sql<SqlBool>`id = any(array(
    select ${owner} from bookings where ${owner} is not null and status = 'booked'
      and starts_at >= ${TODAY} at time zone ${ZONE} and starts_at < ${TOMORROW}))`;
}

/** Returns the condition for leads of a kind in a view of the member `userId`. */
export function isInView(kind: LeadKind, view: InboxView, userId: string): RawBuilder<SqlBool> {
  const { at, isEligible } = LEADS[kind];
  return {
    todo: sql<SqlBool>`outcome = 'open' and (status = 'new' or follow_up_at < ${TOMORROW})`,
    new: sql<SqlBool>`${isNew}`,
    eligible: sql<SqlBool>`${isNew} and ${isEligible}`,
    mine: sql<SqlBool>`assignee_id = ${userId}::uuid and outcome = 'open'`,
    mentioned: isMentioned(kind, userId),
    due: sql<SqlBool>`follow_up_at < ${TOMORROW}`,
    meeting: hasMeetingToday(kind),
    waiting: sql<SqlBool>`${isNew} and ${at} < now() - interval '24 hours'`,
    all: sql<SqlBool>`true`,
  }[view];
}
