import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { BulkDone } from '@upcurve/contracts/leads/bulk';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import { statusWord, withOutcome, withStatus } from '@upcurve/contracts/leads/lead-status';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client.ts';
import { HAS_UPCOMING_MEETING, LEAD_NOUNS } from '../../db/lead-columns.ts';
import { memberNames } from '../../db/members.ts';
import { conflict, forbidden, HttpError, notFound } from '../../lib/http/errors.ts';
import { audit } from '../audit/service.ts';
import { checkLostReason } from '../settings/service.ts';
import { announceDeleted } from '../webhook/service.ts';
import { type Actor, activityQueries, type Change } from './activity.ts';
import { checkAssignee } from './change.ts';
import { type LockedLead, lockLeads, setStatusAndOutcome } from './status.ts';

/** Returns a 412 error that names the current status, also as an issue of `status`. */
const staleStatus = (status: string) =>
  new HttpError(412, `Someone else has set the status to ${statusWord(status)}.`, {
    issues: [{ path: 'status', message: status }],
  });

/** Whether the status is neither the one that the caller saw nor already the new one. */
const isStale = (row: { status: string }, { status, seen }: { status: string; seen?: string }) =>
  seen !== undefined && row.status !== seen && row.status !== status;

/**
 * Sets the status of a lead.
 * @param seen the status that the caller saw
 * @throws {HttpError} 404 if it does not exist, 412 if someone else has changed the status meanwhile
 */
export function setStatus(
  db: Db,
  user: CurrentUser,
  kind: LeadKind,
  { id, status, seen, followUpAt }: { id: string; status: string; seen?: string; followUpAt?: string },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const [row] = await lockLeads(trx, kind, [id]);
    if (!row) throw notFound(LEAD_NOUNS[kind]);
    if (isStale(row, { status, seen })) throw staleStatus(row.status);
    await setStatusAndOutcome(trx, user, [row], 'status', (was) => withStatus(was, status));
    if (followUpAt) await setFollowUp(trx, user, [row], followUpAt);
  });
}

type BulkAction = { ids: string[] } & (
  | { action: 'status'; status: string; seen?: string; followUpAt?: string }
  | { action: 'outcome'; outcome: Outcome; lostReason?: string | null }
  | { action: 'followUp'; followUpAt: string | null }
  | { action: 'assign'; assigneeId: string | null }
  | { action: 'delete' }
);

const toBulkDone = (ids: string[], there: number, stale = 0): BulkDone => ({
  changed: there - stale,
  missing: ids.length - there,
  stale,
});

/** Sets a desk column of locked leads and records the activity. `inWords` returns a value as the timeline shows it. */
async function setColumn<Field extends 'assigneeId' | 'followUpAt'>(
  trx: Trx,
  user: CurrentUser,
  rows: readonly LockedLead[],
  [field, value]: [Field, string | null],
  inWords = (each: string | null) => each,
): Promise<void> {
  const changed = rows.filter((row) => row[field] !== value);
  await sql`
    update leads set ${sql.ref(field)} = ${value}, version = version + 1
    where id = any(${changed.map(({ id }) => id)})`.execute(trx);
  await activityQueries(trx).record(
    user,
    changed.map((row) => ({
      leadId: row.id,
      type: field === 'assigneeId' ? 'assignee' : 'followUp',
      before: inWords(row[field]),
      after: inWords(value),
    })),
  );
}

export const setFollowUp = (trx: Trx, user: CurrentUser, rows: readonly LockedLead[], at: string | null) =>
  setColumn(trx, user, rows, ['followUpAt', at && new Date(at).toISOString()]);

/** Checks that no lead has an upcoming meeting, because deleting it would cancel nothing and tell nobody. */
async function checkNoMeeting(trx: Db, ids: string[]): Promise<void> {
  const { rows } = await sql`
    select from leads where id = any(${ids}) and ${HAS_UPCOMING_MEETING} limit 1`.execute(trx);
  if (rows.length === 0) return;
  const who = ids.length === 1 ? 'This lead has' : 'One of these leads has';
  throw conflict(`${who} an upcoming meeting. Cancel the meeting first.`);
}

/**
 * Deletes leads, records it in the audit log and announces it to webhooks. Returns how many existed.
 * @throws {HttpError} 409 if one has an upcoming meeting
 */
async function removeLeads(trx: Trx, kind: LeadKind, ids: string[]): Promise<number> {
  // Locked first, so that only one of two parallel deletes is announced.
  const there = (await lockLeads(trx, kind, ids)).map(({ id }) => id);
  await checkNoMeeting(trx, there);
  await announceDeleted(trx, there);
  // Cascades delete their rows in other tables.
  await sql`delete from leads where id = any(${there})`.execute(trx);
  const [only, ...others] = there;
  if (others.length > 0) await audit(trx, 'lead.deleted', { what: LEAD_NOUNS[kind], before: { ids: there } });
  else if (only) await audit(trx, 'lead.deleted', { what: LEAD_NOUNS[kind], subjectId: only });
  return there.length;
}

/**
 * Runs a bulk action on several leads. Returns how many existed, and how many were stale.
 * @throws {HttpError} 403 for deleting without the permission, 400 if the member cannot be assigned or the reason is
 *   not on the list
 */
export async function bulkLeads(db: Db, kind: LeadKind, bulk: BulkAction, user: CurrentUser) {
  if (bulk.action === 'delete' && !user.permissions.includes('leads:delete')) throw forbidden();
  const ids = [...new Set(bulk.ids)];
  return db.transaction().execute(async (trx) => {
    if (bulk.action === 'delete') return toBulkDone(ids, await removeLeads(trx, kind, ids));
    if (bulk.action === 'assign') await checkAssignee(trx, bulk.assigneeId);
    if (bulk.action === 'outcome' && bulk.lostReason) await checkLostReason(trx, bulk.lostReason);
    const rows = await lockLeads(trx, kind, ids);
    switch (bulk.action) {
      case 'assign': {
        const names = await memberNames(trx, [bulk.assigneeId, ...rows.map((row) => row.assigneeId)]);
        const nameOf = (id: string | null) => names.get(id) ?? null;
        await setColumn(trx, user, rows, ['assigneeId', bulk.assigneeId], nameOf);
        return toBulkDone(ids, rows.length);
      }
      case 'followUp': {
        await setFollowUp(trx, user, rows, bulk.followUpAt);
        return toBulkDone(ids, rows.length);
      }
      case 'outcome': {
        const { outcome, lostReason } = bulk;
        // Leads that already have the outcome keep their status.
        const next = (was: LockedLead) => (was.outcome === outcome ? was : withOutcome(kind, was, outcome));
        await setStatusAndOutcome(trx, user, rows, 'outcome', next, { lostReason });
        return toBulkDone(ids, rows.length);
      }
      case 'status': {
        const fresh = rows.filter((row) => !isStale(row, bulk));
        await setStatusAndOutcome(trx, user, fresh, 'status', (was) => withStatus(was, bulk.status));
        if (bulk.followUpAt) await setFollowUp(trx, user, fresh, bulk.followUpAt);
        return toBulkDone(ids, rows.length, rows.length - fresh.length);
      }
    }
  });
}

/** Permanently deletes a lead. @throws {HttpError} 404 if it does not exist */
export const deleteLead = (db: Db, kind: LeadKind, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if ((await removeLeads(trx, kind, [id])) === 0) throw notFound(LEAD_NOUNS[kind]);
  });

export async function assignIfFree(db: Db, id: string, memberId: string, actor: Actor): Promise<void> {
  const { rows } = await sql`
    update leads set assignee_id = ${memberId}, version = version + 1
    where id = ${id} and assignee_id is null returning id`.execute(db);
  if (rows.length === 0) return;
  const after = (await memberNames(db, [memberId])).get(memberId) ?? null;
  await recordActivity(db, actor, [{ leadId: id, type: 'assignee', after }]);
}

export const recordActivity = (db: Db, actor: Actor, changes: readonly Change[]) =>
  activityQueries(db).record(actor, changes);
