import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { type StatusAndOutcome, withStatus } from '@upcurve/contracts/leads/lead-status';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Trx } from '../../db/client.ts';
import { announceLeads } from '../webhook/service.ts';
import { activityQueries } from './activity.ts';

export interface LockedLead extends StatusAndOutcome {
  id: string;
  lostReason: string | null;
  assigneeId: string | null;
  followUpAt: string | null;
}

export const markContacted = (trx: Trx, user: CurrentUser, lead: LockedLead) =>
  setStatusAndOutcome(trx, user, [lead], 'status', (was) =>
    was.status === 'new' ? withStatus(was, 'contacted') : was,
  );

/** Locks leads in id order to avoid deadlocks, and returns the columns that bulk actions compare. */
export async function lockLeads(trx: Trx, kind: LeadKind, ids: string[]): Promise<LockedLead[]> {
  const { rows } = await sql<LockedLead>`
    select id, status, outcome, lost_reason, assignee_id, follow_up_at from leads
    where id = any(${ids}) and kind = ${kind} order by id for update`.execute(trx);
  return rows;
}

type StandingRow = Pick<LockedLead, 'id' | 'status' | 'outcome' | 'lostReason'>;

interface OutcomeDetails {
  /** The day on which the leads were won; today by default. */
  wonOn?: string | null | undefined;
  /** Why the leads were lost. Undefined keeps the reason of leads that are already lost. */
  lostReason?: string | null | undefined;
}

interface SavedStanding {
  id: string;
  valuePence: number | null;
  wonOn: string;
  lostOn: string;
  lostReason: string | null;
}

const TODAY = sql`(now() at time zone ${sql.lit(AGENCY_ZONE)})::date`;

/**
 * Sets status and outcome of locked leads, marks them as read, records the activity and announces it to webhooks. Ended
 * leads lose their follow-up. Leads that already are as requested do not change.
 * @param set what the member set; the other one follows from it
 */
export async function setStatusAndOutcome<Row extends StandingRow>(
  trx: Trx,
  user: CurrentUser,
  rows: readonly Row[],
  set: 'status' | 'outcome',
  next: (row: Row) => StatusAndOutcome,
  { wonOn, lostReason }: OutcomeDetails = {},
): Promise<void> {
  const changes = rows
    .map((was) => {
      const { status, outcome } = next(was);
      const reason = outcome === 'lost' ? (lostReason === undefined ? was.lostReason : lostReason) : null;
      return { id: was.id, was, status, outcome, reason };
    })
    .filter(
      ({ was, ...is }) =>
        is.status !== was.status || is.outcome !== was.outcome || is.reason !== was.lostReason,
    );
  if (changes.length === 0) return;
  const { rows: saved } = await sql<SavedStanding>`
    update leads as lead set
      status = next.status, outcome = next.outcome, lost_reason = next.reason,
      won_on = case when next.outcome = 'won' then coalesce(${wonOn ?? null}::date, lead.won_on, ${TODAY}) end,
      lost_on = case when next.outcome = 'lost' then coalesce(lead.lost_on, ${TODAY}) end,
      follow_up_at = case when next.outcome = 'open' then lead.follow_up_at end,
      is_unread = false, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as next (id uuid, status text, outcome text, reason text)
    where lead.id = next.id
    returning lead.id, lead.value_pence, lead.won_on, lead.lost_on, lead.lost_reason`.execute(trx);

  const moved = new Map(changes.filter((to) => to.status !== to.was.status).map((to) => [to.id, to]));
  await announceLeads(trx, 'lead.status_changed', [...moved.keys()], (id, now) => ({
    previous_status: moved.get(id)?.was.status ?? '',
    status: moved.get(id)?.status ?? '',
    changed_at: now,
  }));
  const savedOf = new Map(saved.map((row) => [row.id, row]));
  const ended = (outcome: 'won' | 'lost') =>
    changes.filter((to) => to.outcome === outcome && to.was.outcome !== outcome).map(({ id }) => id);
  await announceLeads(trx, 'lead.won', ended('won'), (id, now) => ({
    value_pence: savedOf.get(id)?.valuePence ?? null,
    won_on: savedOf.get(id)?.wonOn ?? '',
    changed_at: now,
  }));
  await announceLeads(trx, 'lead.lost', ended('lost'), (id, now) => ({
    lost_reason: savedOf.get(id)?.lostReason ?? '',
    lost_on: savedOf.get(id)?.lostOn ?? '',
    changed_at: now,
  }));
  await activityQueries(trx).record(
    user,
    changes.flatMap(({ id, was, status, outcome, reason }) => {
      const parts = [
        { type: 'status', before: was.status, after: status },
        { type: 'outcome', before: was.outcome, after: outcome },
        // A reopened lead has no reason, and its outcome says so.
        { type: 'lostReason', before: was.lostReason, after: outcome === 'lost' ? reason : was.lostReason },
      ] as const;
      // A status says the outcome that follows from it.
      const told = parts.filter(
        ({ type, before, after }) => before !== after && (type !== 'outcome' || type === set),
      );
      return told.map((part) => ({ leadId: id, ...part }));
    }),
  );
}
