import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { BulkDone } from '@upcurve/contracts/leads/bulk';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { statusWord } from '@upcurve/contracts/leads/lead-status';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import { LEAD_TABLES } from '../../db/lead-tables.ts';
import { memberNames } from '../../db/member-names.ts';
import type { Database } from '../../db/schema/database.ts';
import { forbidden, HttpError, notFound } from '../../lib/http/errors.ts';
import { countRowChanges } from '../analytics/service.ts';
import { audit } from '../audit/service.ts';
import { announceDeleted } from '../webhook/service.ts';
import { type Actor, activityQueries, type Change } from './activity.ts';
import { checkAssignee } from './assignees.ts';
import { lockLeads, type StatusRow, setStatuses } from './status.ts';

/** Returns a 412 error that names the current status, also as an issue of `status`. */
const staleStatus = (status: string) =>
  new HttpError(412, `Somebody else has set the status to ${statusWord(status)}.`, {
    issues: [{ path: 'status', message: status }],
  });

/** Whether the status is neither the one that the caller saw nor already the new one. */
const isStale = (row: StatusRow, { status, seen }: { status: string; seen?: string }) =>
  seen !== undefined && row.status !== seen && row.status !== status;

/**
 * Sets the status of a lead.
 * @param seen the status that the caller saw
 * @throws {HttpError} 404 if it does not exist, 412 if somebody else has changed the status meanwhile
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
  await checkAssignee(trx, assigneeId);
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

/**
 * Permanently deletes leads and, by cascade, their rows in other tables. Locks them in id order. Returns the deleted
 * ids.
 */
export async function deleteLeads(
  db: Db,
  table: 'submissions' | 'contactSubmissions' | 'quarantinedLeads',
  ids: string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)}
    where id in (select id from ${sql.table(table)} where id = any(${ids}) order by id for update)
    returning id`.execute(db);
  // `row_changes` contains the answers until the changes are counted, so this counts them at once.
  if (table === 'submissions') await countRowChanges(db);
  return rows.map(({ id }) => id);
}

/** Deletes leads, records it in the audit log and announces it to webhooks. Returns how many existed. */
async function removeLeads(trx: Transaction<Database>, kind: LeadKind, ids: string[]): Promise<number> {
  const { table, noun } = LEAD_TABLES[kind];
  // Locked first, so that only one of two parallel deletes is announced.
  const there = (await lockLeads<StatusRow>(trx, kind, ids, 'status')).map(({ id }) => id);
  await announceDeleted(trx, kind, there);
  await deleteLeads(trx, table, there);
  const [only, ...others] = there;
  if (others.length > 0) await audit(trx, 'lead.deleted', { what: noun, before: { ids: there } });
  else if (only) await audit(trx, 'lead.deleted', { what: noun, subjectId: only });
  return there.length;
}

/**
 * Runs a bulk action on several leads. Returns how many existed, and how many were stale.
 * @throws {HttpError} 403 for deleting without the permission, 400 if the member cannot be assigned
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

/** Permanently deletes a lead. @throws {HttpError} 404 if it does not exist */
export const deleteLead = (db: Db, kind: LeadKind, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if ((await removeLeads(trx, kind, [id])) === 0) throw notFound(LEAD_TABLES[kind].noun);
  });

/** Records activity on leads of one kind. */
export const recordActivity = (db: Db, kind: LeadKind, actor: Actor, changes: readonly Change[]) =>
  activityQueries(db, kind).record(actor, changes);
