import type { RetainedKind } from '@upcurve/contracts/settings/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { HAS_UPCOMING_MEETING } from '../../db/lead-columns.ts';
import type { Database } from '../../db/schema/database.ts';
import { addToTallies } from '../../db/tallies.ts';
import { deleteInBatches } from '../../lib/database/delete-in-batches.ts';
import { countsToKeep } from '../analytics/service.ts';

/** Counts and deletes expired rows of a kind. Ages use the database's clock. */
interface Retained {
  kind: RetainedKind;
  count(db: Db, days: number): Promise<number>;
  /** Returns the creation time of the oldest row; undefined if there is none. */
  oldest(db: Db): Promise<string | undefined>;
  forget(db: Db, days: number): Promise<number>;
}

/**
 * @param since the column with the date from which a row's age counts
 * @param only a condition on the rows that may expire
 * @param counted what analytics counts the rows as; they stay counted
 */
function retainedRows(
  kind: RetainedKind,
  table: keyof Database,
  since: string,
  only: RawBuilder<unknown> = sql`true`,
  counted: Parameters<typeof countsToKeep>[0] = [],
): Retained {
  const keepCounts = (gone: RawBuilder<unknown>) => addToTallies(countsToKeep(counted, gone));
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
    forget: (db, days) =>
      deleteInBatches(db, table, isDue(days), counted.length > 0 ? keepCounts : undefined),
  };
}

/** Cascades delete dependent rows. A lead with an upcoming meeting is kept until the meeting is over. */
export const RETAINED_ROWS: readonly Retained[] = [
  retainedRows('leads', 'allLeads', 'createdAt', sql`held_reason is null and not ${HAS_UPCOMING_MEETING}`, [
    'quizzes',
    'forms',
  ]),
  retainedRows('quarantine', 'allLeads', 'createdAt', sql`held_reason is not null`),
  retainedRows('quizSessions', 'quizSessions', 'updatedAt', sql`lead_id is null`, ['openQuizzes']),
  retainedRows('deliveries', 'webhookDeliveries', 'deliveredAt', sql`status = 'delivered'`),
  // These deliveries belong to deleted leads, so no lead's deletion removes them.
  retainedRows(
    'deliveries',
    'webhookDeliveries',
    'createdAt',
    sql`event = 'lead.deleted' and status <> 'delivered'`,
  ),
  retainedRows('questionChanges', 'questionChanges', 'createdAt'),
  // Every other mail is deleted with its lead or invite.
  retainedRows('digests', 'mails', 'createdAt', sql`digest_until is not null and status <> 'waiting'`),
];
