import { RETAINED, RetainedKind, type Retention } from '@upcurve/contracts/settings/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { HAS_UPCOMING_MEETING } from '../../db/lead-columns.ts';
import type { Database } from '../../db/schema/database.ts';
import { addToTallies } from '../../db/tallies.ts';
import { deleteInBatches } from '../../lib/database/delete-in-batches.ts';
import { countsToKeep } from '../analytics/service.ts';

export function retentionQueries(db: Db) {
  const of = (kind: RetainedKind) => RETAINED_ROWS.filter((each) => each.kind === kind);

  async function due(kind: RetainedKind, days: number): Promise<number> {
    const counts = await Promise.all(of(kind).map((each) => each.count(db, days)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Returns the period of each kind in days. Kinds without a stored period use the default of the contract. */
  async function days(): Promise<Record<RetainedKind, number>> {
    const set = await db.selectFrom('retention').selectAll().execute();
    const defaults = RetainedKind.options.map((kind) => [kind, RETAINED[kind].days]);
    return Object.fromEntries([...defaults, ...set.map(({ kind, days }) => [kind, days])]);
  }

  /** Records that rows older than this have been deleted, so that analytics does not link to them. */
  async function rememberExpiry(kind: RetainedKind, days: number): Promise<void> {
    const expiredUntil = sql<string>`now() - make_interval(days => ${days})`;
    await db
      .insertInto('retention')
      .values({ kind, days, expiredUntil })
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet({
          expiredUntil: sql<string>`greatest(retention.expired_until, excluded.expired_until)`,
        }),
      )
      .execute();
  }

  return {
    due,

    daysOf: async (kind: RetainedKind) => (await days())[kind],

    async preview(kind: RetainedKind, days: number) {
      const oldest = await Promise.all(of(kind).map((each) => each.oldest(db)));
      return {
        due: await due(kind, days),
        oldest: oldest.filter((moment) => moment !== undefined).sort()[0] ?? null,
      };
    },

    async list(): Promise<Retention[]> {
      const own = await days();
      return Promise.all(
        RetainedKind.options.map(async (kind) => ({
          kind,
          days: own[kind],
          due: await due(kind, own[kind]),
        })),
      );
    },

    set: (kind: RetainedKind, days: number) =>
      db
        .insertInto('retention')
        .values({ kind, days })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ days }))
        .execute(),

    async forget(): Promise<Record<RetainedKind, number>> {
      const own = await days();
      const forgotten = Object.fromEntries(RetainedKind.options.map((kind) => [kind, 0]));
      for (const each of RETAINED_ROWS) {
        forgotten[each.kind] = (forgotten[each.kind] ?? 0) + (await each.forget(db, own[each.kind]));
      }
      if (forgotten.leads) await rememberExpiry('leads', own.leads);
      return forgotten as Record<RetainedKind, number>;
    },
  };
}

/** Counts and deletes expired rows of a kind. Ages use the database's clock. */
interface Retained {
  kind: RetainedKind;
  count(db: Db, days: number): Promise<number>;
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
const RETAINED_ROWS: readonly Retained[] = [
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
  // Every other mail is deleted with its lead or invite.
  retainedRows('digests', 'mails', 'createdAt', sql`digest_until is not null and status <> 'waiting'`),
];
