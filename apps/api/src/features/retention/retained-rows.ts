import type { RetainedKind } from '@upcurve/contracts/settings/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';

/** Rows that are kept for a time, and how they are counted and deleted after it. Ages are by the database's clock. */
interface Retained {
  kind: RetainedKind;
  count(db: Db, days: number): Promise<number>;
  /** When the oldest was made; undefined where there is none. */
  oldest(db: Db): Promise<string | undefined>;
  /** Deletes what is past its time; gives how many. */
  forget(db: Db, days: number): Promise<number>;
}

/** What has had its time stays in the tallies of analytics: for this statement, the database takes nothing from them. */
const STAYS_COUNTED = sql`(select set_config('upcurve.keeps_tallies', 'on', true)) = 'on'`;

/** Deleted at once, so that nobody waits long for a lock. */
const BATCH = 1000;

/**
 * @param since the column from which the time counts
 * @param only rows that count at all
 */
function retainedRows(
  kind: RetainedKind,
  table: keyof Database,
  since: string,
  only: RawBuilder<unknown> = sql`true`,
): Retained {
  const isDue = (days: number) => sql`${sql.ref(since)} < now() - make_interval(days => ${days}) and ${only}`;
  return {
    kind,
    async count(db, days) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${isDue(days)}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async oldest(db) {
      const { rows } = await sql<{ oldest: string | null }>`
        select min(${sql.ref(since)}) as oldest from ${sql.table(table)} where ${only}`.execute(db);
      return rows[0]?.oldest ?? undefined;
    },
    async forget(db, days) {
      let total = 0;
      for (;;) {
        const { numAffectedRows = 0n } = await sql`
          delete from ${sql.table(table)} where id in (
            select id from ${sql.table(table)} where ${isDue(days)} limit ${BATCH}
          ) and ${STAYS_COUNTED}`.execute(db);
        total += Number(numAffectedRows);
        if (numAffectedRows < BATCH) return total;
      }
    },
  };
}

/** What belongs to a row goes with it, by the tables' cascades. */
export const RETAINED_ROWS: readonly Retained[] = [
  retainedRows('leads', 'submissions', 'completedAt'),
  retainedRows('leads', 'contactSubmissions', 'createdAt'),
  retainedRows('quarantine', 'quarantinedLeads', 'createdAt'),
  retainedRows('quizSessions', 'quizSessions', 'updatedAt', sql`submission_id is null`),
  retainedRows('deliveries', 'webhookDeliveries', 'deliveredAt', sql`status = 'delivered'`),
  // It goes with no lead, for there is none any more.
  retainedRows(
    'deliveries',
    'webhookDeliveries',
    'createdAt',
    sql`event = 'lead.deleted' and status <> 'delivered'`,
  ),
  retainedRows('questionChanges', 'questionChanges', 'createdAt'),
  // Every other mail goes with its lead or its invite.
  retainedRows('digests', 'mails', 'createdAt', sql`digest_until is not null and status <> 'waiting'`),
];
