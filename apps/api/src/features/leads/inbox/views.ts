import type { InboxView } from '@upcurve/contracts/leads/inbox';
import { type SqlBool, sql } from 'kysely';
import { type Condition, TODAY, TOMORROW } from '../list/list.ts';
import { isMentioned } from '../mentions.ts';

const IS_NEW = sql`status = 'new' and outcome = 'open'`;

/** Bookings are few compared with leads, so their leads are looked up by id. */
const HAS_MEETING_TODAY = sql<SqlBool>`id = any(array(
  select lead_id from bookings where status = 'booked'
    and starts_at >= ${TODAY} and starts_at < ${TOMORROW}))`;

/**
 * Returns the condition for leads in a view of the member `userId`. Literals are part of the statement, so that it can
 * use the partial indexes.
 */
export function isInView(view: InboxView, userId: string): Condition {
  return {
    todo: sql<SqlBool>`outcome = 'open' and (status = 'new' or follow_up_at < ${TOMORROW})`,
    new: sql<SqlBool>`${IS_NEW}`,
    eligible: sql<SqlBool>`${IS_NEW} and is_eligible`,
    mine: sql<SqlBool>`assignee_id = ${userId}::uuid and outcome = 'open'`,
    mentioned: isMentioned(userId),
    due: sql<SqlBool>`follow_up_at < ${TOMORROW}`,
    meeting: HAS_MEETING_TODAY,
    waiting: sql<SqlBool>`${IS_NEW} and created_at < now() - interval '24 hours'`,
    all: sql<SqlBool>`true`,
  }[view];
}
