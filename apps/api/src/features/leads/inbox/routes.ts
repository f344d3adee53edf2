import { type FirstSteps, type InboxCounts, InboxView, inbox } from '@upcurve/contracts/leads/inbox';
import { INBOX_COUNT_MAX } from '@upcurve/contracts/leads/inbox-views';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import { implement } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';
import { mailHealth } from '../../mail/service.ts';
import { hasUsableEndpoint, isWebhookFailing } from '../../webhook/service.ts';
import type { Condition } from '../list/list.ts';
import { isInView, listInbox } from './list.ts';

export function inboxRoutes(app: FastifyInstance, { config, db }: Services): void {
  implement(app, 'inbox', inbox, {
    listInbox: ({ query, user }) => listInbox(db, query, user.id),
    countInbox: ({ query, user }) => countInbox(db, user.id, query.since),
    getFirstSteps: ({ user }) => readFirstSteps(db, config, user.id),
  });
}

/** Returns a subquery that counts the leads that match a condition, as far as the inbox counts. */
const countOf = (condition: Condition) => sql<number>`(select count(*)::int from (
    select from leads where ${condition} limit ${sql.lit(INBOX_COUNT_MAX)}
  ) as counted)`;

const capped = (count: number) => Math.min(INBOX_COUNT_MAX, count);

/** Counts the leads in each view. Takes a few index steps each, regardless of the number of leads. */
async function countInbox(db: Db, userId: string, since: string | undefined): Promise<InboxCounts> {
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

/** Returns which set-up steps are done. Connections count while they work. */
async function readFirstSteps(db: Db, config: Config, userId: string): Promise<FirstSteps> {
  const { rows } = await sql<Omit<FirstSteps, 'connection'> & { hasDelivered: boolean }>`
    select exists (select from leads) as lead,
      exists (select from users where id = ${userId} and email <> '') as address,
      exists (select from webhook_deliveries where status = 'delivered') as has_delivered,
      (select count(*) from users) > 1 or exists (
        select from invites left join mails on invite_id = invites.id
        where invites.created_by is not null and coalesce(mails.status, 'sent') = 'sent') as team`.execute(
    db,
  );
  const { address = false, lead = false, team = false, hasDelivered = false } = rows[0] ?? {};
  const mail = await mailHealth(db, config);
  const isWebhookUsed = hasDelivered && (await hasUsableEndpoint(db, config.allowPrivateNetworks));
  const connection = (mail.hasWorked && !mail.isFailing) || (isWebhookUsed && !(await isWebhookFailing(db)));
  return { address, lead, connection, team };
}
