import type { CurrentUser } from '@upcurve/contracts/account';
import type { LeadKind } from '@upcurve/contracts/lead';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { LEAD_TABLES } from '../../lib/lead-tables.ts';
import { announceLeads } from '../webhook/service.ts';
import { activityQueries } from './activity.ts';

export type StatusRow = { id: string; status: string };

/** Their ids and what `columns` names, locked in the order of their ids, so that two who want some of the same wait for each other. */
export async function lockLeads<T extends { id: string }>(
  trx: Transaction<Database>,
  kind: LeadKind,
  ids: string[],
  column: string,
): Promise<T[]> {
  const { rows } = await sql<T>`
    select id, ${sql.ref(column)} from ${sql.table(LEAD_TABLES[kind].table)}
    where id = any(${ids}) order by id for update`.execute(trx);
  return rows;
}

/** Sets the status of leads that are locked, remembers who did, and tells webhooks; who judges a lead has read it. */
export async function setStatuses(
  trx: Transaction<Database>,
  user: CurrentUser,
  kind: LeadKind,
  rows: readonly StatusRow[],
  status: string,
): Promise<void> {
  const changed = rows.filter((row) => row.status !== status);
  await sql`
    update ${sql.table(LEAD_TABLES[kind].table)} set status = ${status}, is_unread = false, version = version + 1
    where id = any(${changed.map(({ id }) => id)})`.execute(trx);
  const before = new Map(changed.map((row) => [row.id, row.status]));
  await announceLeads(trx, 'lead.status_changed', kind, [...before.keys()], (id, now) => ({
    previous_status: before.get(id) ?? '',
    status,
    changed_at: now,
  }));
  await activityQueries(trx, kind).record(
    user,
    changed.map(({ id, status: before }) => ({ leadId: id, type: 'status', before, after: status })),
  );
}
