import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { Call, CallInput, CallResult, LoggedCall } from '@upcurve/contracts/leads/calls';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { type Kysely, sql } from 'kysely';
import { type Db, databaseNow } from '../../db/client.ts';
import { LEAD_NOUNS } from '../../db/lead-columns.ts';
import type { Database } from '../../db/schema/database.ts';
import { invalidField, notFound } from '../../lib/http/errors.ts';
import { type PageQuery, pageOf } from '../../lib/http/paging/paging.ts';
import { announceLeads } from '../webhook/service.ts';
import { activityQueries } from './activity.ts';
import { UNANSWERED_CALLS } from './list/story.ts';
import { setFollowUp } from './service.ts';
import { lockLeads, markContacted } from './status.ts';

/** Clocks of browsers and servers may differ by this much. */
const CLOCK_SKEW_MS = 60_000;

/** Queries of the calls to leads. Calls are stored as activities, so the timeline has them too. */
export function callQueries(db: Db) {
  const of = (leadId: string) =>
    db
      .selectFrom('leadActivities')
      .select([
        'id',
        sql<CallResult>`after`.as('result'),
        'minutes',
        'text',
        'createdAt',
        'createdAt as calledAt',
        'actorId',
        'actorName',
      ])
      .where('leadId', '=', leadId)
      .where('type', '=', 'call');

  return {
    list: (leadId: string, query: PageQuery) => pageOf(db, of(leadId), query),
    find: (leadId: string, id: string): Promise<Call | undefined> =>
      of(leadId).where('id', '=', id).executeTakeFirst(),
  };
}

/**
 * Logs a call, marks the lead as read, sets a new one to Contacted and announces the call to webhooks.
 * @throws {HttpError} 404 if there is no such lead, 400 if the call is in the future
 */
export function logCall(
  db: Kysely<Database>,
  user: CurrentUser,
  { kind, id }: { kind: LeadKind; id: string },
  { result, minutes, text, calledAt, followUpAt }: CallInput,
): Promise<LoggedCall> {
  return db.transaction().execute(async (trx) => {
    const [lead] = await lockLeads(trx, kind, [id]);
    if (!lead) throw notFound(LEAD_NOUNS[kind]);
    const now = await databaseNow(trx);
    const at = calledAt ?? now;
    if (Date.parse(at) > Date.parse(now) + CLOCK_SKEW_MS)
      throw invalidField('calledAt', 'Not in the future.');
    const deed = { type: 'call', after: result, createdAt: at, minutes, text: text || null } as const;
    const { id: callId } = await activityQueries(trx).add(user, id, deed);
    await trx.updateTable('leads').set({ isUnread: false }).where('id', '=', id).execute();
    await markContacted(trx, user, lead);
    if (followUpAt) await setFollowUp(trx, user, [lead], followUpAt);
    const calls = callQueries(trx);
    const call = await calls.find(id, callId);
    if (!call) throw new Error('The call was not stored.');
    await announceLeads(trx, 'lead.called', [id], () => ({
      call_id: callId,
      result,
      minutes: call.minutes,
      text: call.text ?? '',
      called_by: call.actorName,
      called_at: call.calledAt,
    }));
    const counted = trx.selectFrom('leads').select(UNANSWERED_CALLS.as('unanswered')).where('id', '=', id);
    return { ...call, ...(await counted.executeTakeFirstOrThrow()) };
  });
}

const CALLS = sql`from lead_activities where lead_id = leads.id and type = 'call'`;
const LAST_CALL = sql`${CALLS} order by created_at desc, id desc limit 1`;

export const callColumns = [
  sql<number>`(select count(*)::int ${CALLS})`.as('calls'),
  sql<string | null>`(select created_at ${LAST_CALL})`.as('lastCallAt'),
  sql<CallResult | null>`(select after ${LAST_CALL})`.as('lastCallResult'),
] as const;
