import type { CountedFilter, InboxFilter, InboxLead, InboxView } from '@upcurve/contracts/leads/inbox';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { countedLeads } from '../../../db/counted-leads.ts';
import { outcomeIs, tagOf } from '../../../db/lead-columns.ts';
import {
  type Condition,
  equalTo,
  IS_DUE,
  IS_NEW,
  orderOfLeads,
  pageOfLeads,
  sortByIds,
  TODAY,
  TOMORROW,
} from '../list/list.ts';
import { STORY_COLUMNS } from '../list/story.ts';

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
    todo: sql<SqlBool>`(${IS_NEW} or ${IS_DUE})`,
    new: IS_NEW,
    eligible: sql<SqlBool>`${IS_NEW} and is_eligible`,
    mine: sql<SqlBool>`assignee_id = ${userId}::uuid and outcome = 'open'`,
    due: IS_DUE,
    meeting: HAS_MEETING_TODAY,
    waiting: sql<SqlBool>`${IS_NEW} and created_at < now() - interval '24 hours'`,
    all: sql<SqlBool>`true`,
  }[view];
}

/** Returns the condition for the leads that a figure of the analytics counts. */
function isCounted({ countedAs, countedFrom, countedTo, source, ...tags }: CountedFilter): Condition[] {
  if (!countedAs || !countedFrom || !countedTo) return [];
  const conditions = [
    sql<SqlBool>`true`,
    ...equalTo({ source }),
    ...(['medium', 'campaign'] as const).flatMap((tag) =>
      tags[tag] ? sql<SqlBool>`${tagOf(sql.ref('attribution'), tag)} = ${tags[tag]}` : [],
    ),
  ];
  const counted = countedLeads(countedAs, { from: countedFrom, to: countedTo });
  return [
    sql<SqlBool>`id in (select id from (${counted}) as counted where ${sql.join(conditions, sql` and `)})`,
  ];
}

/**
 * Returns a page of leads of both kinds.
 * @throws {HttpError} 400 if the cursor belongs to another list or sort order
 */
export async function listInbox(db: Db, filter: InboxFilter, userId: string): Promise<PageOf<InboxLead>> {
  const { view = 'all', kind, outcome, sort = 'due', limit, cursor, search, ...counted } = filter;
  const { items: ids, ...page } = await pageOfLeads(db, {
    ...{ limit, cursor, search },
    order: orderOfLeads(sort === 'due' ? '-due' : sort),
    conditions: [
      isInView(view, userId),
      ...(kind ? [sql<SqlBool>`kind = ${sql.lit(kind)}`] : []),
      ...outcomeIs(outcome),
      ...isCounted(counted),
    ],
  });
  return { ...page, items: await inboxRows(db, ids) };
}

export async function inboxRows(db: Db, ids: readonly string[]): Promise<InboxLead[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'kind', 'personId', 'name', 'email', 'phone', 'company', 'formType', 'score', 'tier'])
    .select(['isEligible', 'isScored', 'source', 'status', 'outcome', 'valuePence', 'wonOn', 'lostReason'])
    .select(['assigneeId', 'isUnread', 'followUpAt', 'version', 'createdAt'])
    .select(STORY_COLUMNS)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return sortByIds(ids, rows);
}
