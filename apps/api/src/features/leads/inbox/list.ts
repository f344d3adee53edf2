import type { InboxFilter, InboxLead } from '@upcurve/contracts/leads/inbox';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { outcomeIs } from '../../../db/lead-columns.ts';
import { orderOfLeads, pageOfLeads, sortByIds } from '../list/list.ts';
import { isMentioned } from '../mentions.ts';
import { isInView } from './views.ts';

/**
 * Returns a page of leads of both kinds.
 * @throws {HttpError} 400 if the cursor belongs to another list or sort order
 */
export async function listInbox(db: Db, filter: InboxFilter, userId: string): Promise<PageOf<InboxLead>> {
  const { view = 'all', kind, outcome, sort = 'unread', ...rest } = filter;
  const { items: ids, ...page } = await pageOfLeads(db, {
    ...rest,
    order: orderOfLeads(sort === 'unread' ? '-unread' : sort),
    conditions: [
      isInView(view, userId),
      ...(kind ? [sql<SqlBool>`kind = ${sql.lit(kind)}`] : []),
      ...outcomeIs(outcome),
    ],
  });
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'kind', 'personId', 'name', 'email', 'phone', 'company', 'formType', 'score', 'tier'])
    .select(['isEligible', 'isScored', 'source', 'status', 'outcome', 'valuePence', 'wonOn', 'lostReason'])
    .select(['assigneeId', 'isUnread', 'followUpAt', 'version', 'createdAt'])
    .select(isMentioned(userId).as('isMentioned'))
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return { ...page, items: sortByIds(ids, rows) };
}
