import { type InboxCounts, InboxView } from '@upcurve/contracts/leads/inbox';
import { INBOX_COUNT_MAX } from '@upcurve/contracts/leads/inbox-views';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Condition } from '../list/list.ts';
import { isInView } from './views.ts';

/** Returns a subquery that counts the leads that match a condition, as far as the inbox counts. */
const countOf = (condition: Condition) => sql<number>`(select count(*)::int from (
    select from leads where ${condition} limit ${sql.lit(INBOX_COUNT_MAX)}
  ) as counted)`;

const capped = (count: number) => Math.min(INBOX_COUNT_MAX, count);

/** Counts the leads in each view. Takes a few index steps each, regardless of the number of leads. */
export async function countInbox(db: Db, userId: string, since: string | undefined): Promise<InboxCounts> {
  const views = InboxView.options;
  const countsOf = (kind: LeadKind) =>
    sql`array[${sql.join(
      views.map((view) => countOf(sql<SqlBool>`kind = ${sql.lit(kind)} and ${isInView(view, userId)}`)),
    )}]`;
  const { rows } = await sql<{
    eligibility: number[];
    contact: number[];
    arrived: number;
    newestAt: string | null;
  }>`
    select ${countsOf('eligibility')} as eligibility, ${countsOf('contact')} as contact,
      ${since ? countOf(sql<SqlBool>`created_at > ${since}::timestamptz`) : sql<number>`0`} as arrived,
      (select max(created_at) from leads) as newest_at`.execute(db);
  // Always finds one, because the query selects from no table.
  const { eligibility, contact, arrived, newestAt } = rows[0]!;
  const byView = (count: (view: number) => number) =>
    Object.fromEntries(views.map((view, i) => [view, count(i)])) as InboxCounts['views'];
  return {
    views: byView((i) => capped((eligibility[i] ?? 0) + (contact[i] ?? 0))),
    kinds: { eligibility: byView((i) => eligibility[i] ?? 0), contact: byView((i) => contact[i] ?? 0) },
    newestAt,
    arrived,
  };
}
