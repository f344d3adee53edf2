import type { CurrentUser } from '@upcurve/contracts/account';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { forbidden } from './errors.ts';

type LeadTable = 'submissions' | 'contactSubmissions' | 'quarantinedLeads';
type Bulk = { ids: string[] } & ({ action: 'status'; status: string } | { action: 'delete' });

/** Deletes them for good, and by the tables' cascades what belongs to them. Gives how many of them there were. */
export async function deleteLeads(db: Db, table: LeadTable, ids: string[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where id = any(${ids})`.execute(db);
  return Number(numAffectedRows);
}

async function setStatusOf(db: Db, table: LeadTable, ids: string[], status: string): Promise<number> {
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set status = ${status} where id = any(${ids})`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Does to several leads what a bulk call asks for; says how many of them were there.
 * @throws {HttpError} 403 where they are to be deleted by somebody who may not
 */
export async function bulkLeads(
  db: Db,
  table: Exclude<LeadTable, 'quarantinedLeads'>,
  bulk: Bulk,
  user: CurrentUser,
) {
  if (bulk.action === 'delete' && !user.permissions.includes('leads:delete')) throw forbidden();
  const ids = [...new Set(bulk.ids)];
  const changed =
    bulk.action === 'delete'
      ? await deleteLeads(db, table, ids)
      : await setStatusOf(db, table, ids, bulk.status);
  return { changed, missing: ids.length - changed };
}
