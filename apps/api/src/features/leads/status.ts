import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { sql, type Transaction } from 'kysely';
import { LEAD_TABLES } from '../../db/lead-tables.ts';
import type { Database } from '../../db/schema/database.ts';
import { announceLeads } from '../webhook/service.ts';
import { activityQueries } from './activity.ts';

export type StatusRow = { id: string; status: string };

/** Locks leads in id order to avoid deadlocks, and returns their ids and one column. */
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

/** Sets the status of locked leads, marks them as read, records the activity and announces it to webhooks. */
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
