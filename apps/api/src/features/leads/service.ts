import type { CurrentUser } from '@upcurve/contracts/account';
import type { BulkDone } from '@upcurve/contracts/bulk';
import type { LeadKind } from '@upcurve/contracts/lead';
import { statusWord } from '@upcurve/contracts/lead-status';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { deleteLeads } from '../../lib/delete-leads.ts';
import { forbidden, HttpError, notFound } from '../../lib/errors.ts';
import { LEAD_TABLES } from '../../lib/lead-tables.ts';
import { audit } from '../audit/service.ts';
import { announceDeleted } from '../webhook/service.ts';
import { type Actor, activityQueries, type Change } from './activity.ts';
import { memberNames, mustAnswer } from './assignees.ts';
import { lockLeads, type StatusRow, setStatuses } from './status.ts';

/** Says what somebody else did: in words, and as the issue of `status` for those who are to choose. */
const staleStatus = (status: string) =>
  new HttpError(412, `Somebody else has set it to ${statusWord(status)} meanwhile.`, {
    issues: [{ path: 'status', message: status }],
  });

/** Whether it has neither the status that was seen nor already the new one. */
const isStale = (row: StatusRow, { status, seen }: { status: string; seen?: string }) =>
  seen !== undefined && row.status !== seen && row.status !== status;

/**
 * Sets the status of one.
 * @param seen the status that the caller saw
 * @throws {HttpError} 404 where it is gone, 412 where somebody else has set another meanwhile
 */
export function setStatus(
  db: Db,
  user: CurrentUser,
  kind: LeadKind,
  { id, status, seen }: { id: string; status: string; seen?: string },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const [row] = await lockLeads<StatusRow>(trx, kind, [id], 'status');
    if (!row) throw notFound(LEAD_TABLES[kind].noun);
    if (isStale(row, { status, seen })) throw staleStatus(row.status);
    await setStatuses(trx, user, kind, [row], status);
  });
}

type Bulk = { ids: string[] } & (
  | { action: 'status'; status: string; seen?: string }
  | { action: 'assign'; assigneeId: string | null }
  | { action: 'delete' }
);

const done = (ids: string[], there: number, stale = 0): BulkDone => ({
  changed: there - stale,
  missing: ids.length - there,
  stale,
});

async function assign(
  trx: Transaction<Database>,
  user: CurrentUser,
  kind: LeadKind,
  ids: string[],
  assigneeId: string | null,
): Promise<BulkDone> {
  await mustAnswer(trx, assigneeId);
  const rows = await lockLeads<{ id: string; assigneeId: string | null }>(trx, kind, ids, 'assigneeId');
  const changed = rows.filter((row) => row.assigneeId !== assigneeId);
  await sql`
    update ${sql.table(LEAD_TABLES[kind].table)} set assignee_id = ${assigneeId}, version = version + 1
    where id = any(${changed.map(({ id }) => id)})`.execute(trx);
  const names = await memberNames(trx, [assigneeId, ...changed.map((row) => row.assigneeId)]);
  await activityQueries(trx, kind).record(
    user,
    changed.map((row) => ({
      leadId: row.id,
      type: 'assignee',
      before: names.get(row.assigneeId) ?? null,
      after: names.get(assigneeId) ?? null,
    })),
  );
  return done(ids, rows.length);
}

/** Deletes leads with all that belongs to them, and tells the audit log and webhooks; gives how many of them there were. */
async function removeLeads(trx: Transaction<Database>, kind: LeadKind, ids: string[]): Promise<number> {
  const { table, noun } = LEAD_TABLES[kind];
  // Locked first: of two who delete the same, one tells of it.
  const there = (await lockLeads<StatusRow>(trx, kind, ids, 'status')).map(({ id }) => id);
  await announceDeleted(trx, kind, there);
  await deleteLeads(trx, table, there);
  const [only, ...others] = there;
  if (others.length > 0) await audit(trx, 'lead.deleted', { what: noun, before: { ids: there } });
  else if (only) await audit(trx, 'lead.deleted', { what: noun, subjectId: only });
  return there.length;
}

/**
 * Does to several leads what a bulk call asks for; says how many of them were there, and how many were somebody else's.
 * @throws {HttpError} 403 where they are to be deleted by somebody who may not, 400 for nobody who may answer leads
 */
export async function bulkLeads(db: Db, kind: LeadKind, bulk: Bulk, user: CurrentUser) {
  if (bulk.action === 'delete' && !user.permissions.includes('leads:delete')) throw forbidden();
  const ids = [...new Set(bulk.ids)];
  return db.transaction().execute(async (trx) => {
    if (bulk.action === 'delete') return done(ids, await removeLeads(trx, kind, ids));
    if (bulk.action === 'assign') return assign(trx, user, kind, ids, bulk.assigneeId);
    const rows = await lockLeads<StatusRow>(trx, kind, ids, 'status');
    const fresh = rows.filter((row) => !isStale(row, bulk));
    await setStatuses(trx, user, kind, fresh, bulk.status);
    return done(ids, rows.length, rows.length - fresh.length);
  });
}

/** Deletes one for good. @throws {HttpError} 404 where it is gone */
export const deleteLead = (db: Db, kind: LeadKind, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if ((await removeLeads(trx, kind, [id])) === 0) throw notFound(LEAD_TABLES[kind].noun);
  });

/** Remembers with leads of one kind what was done to them. */
export const recordActivity = (db: Db, kind: LeadKind, actor: Actor, changes: readonly Change[]) =>
  activityQueries(db, kind).record(actor, changes);

/** What members are called, by id; who is gone has no entry. */
export const namesOfMembers = (db: Db, ids: readonly string[]) => memberNames(db, ids);
