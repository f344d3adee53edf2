import { type InboxCounts, InboxView } from '@upcurve/contracts/leads/inbox';
import { INBOX_COUNT_MAX } from '@upcurve/contracts/leads/inbox-views';
import { LeadKind } from '@upcurve/contracts/leads/lead';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isInView, LEADS } from './views.ts';

/** Returns a subquery that counts the leads of a kind that match a condition, up to `max`. */
export const countUpTo = (max: number, kind: LeadKind, condition: RawBuilder<SqlBool>) =>
  sql<number>`(select count(*)::int from (
    select from ${LEADS[kind].table} where ${condition} limit ${sql.lit(max)}
  ) as counted)`;

const capped = (count: number) => Math.min(INBOX_COUNT_MAX, count);

/** Counts the leads in each view. Takes a few index steps each, regardless of the number of leads. */
export async function countInbox(db: Db, userId: string, since: string | undefined): Promise<InboxCounts> {
  const views = InboxView.options;
  const countsOf = (kind: LeadKind) => {
    const counts = views.map((view) => countUpTo(INBOX_COUNT_MAX, kind, isInView(kind, view, userId)));
    const { table, at } = LEADS[kind];
    const arrived = since
      ? countUpTo(INBOX_COUNT_MAX, kind, sql`${at} > ${since}::timestamptz`)
      : sql<number>`0`;
    return sql`select array[${sql.join(counts)}] as counts, ${arrived} as arrived,
      (select max(${at}) from ${table}) as newest_at`;
  };
  type Row = { counts: number[]; arrived: number; newestAt: string | null };
  const { rows } = await sql<Row>`${sql.join(LeadKind.options.map(countsOf), sql` union all `)}`.execute(db);
  const ofViews = (count: (view: number) => number) =>
    Object.fromEntries(views.map((view, i) => [view, capped(count(i))])) as InboxCounts['views'];
  const ofKind = (at: number) => ofViews((view) => rows[at]?.counts[view] ?? 0);
  return {
    views: ofViews((view) => rows.reduce((sum, { counts }) => sum + (counts[view] ?? 0), 0)),
    kinds: { eligibility: ofKind(0), contact: ofKind(1) },
    newestAt:
      rows
        .flatMap((row) => row.newestAt ?? [])
        .sort()
        .at(-1) ?? null,
    arrived: capped(rows.reduce((sum, { arrived }) => sum + arrived, 0)),
  };
}
