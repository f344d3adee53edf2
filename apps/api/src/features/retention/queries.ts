import { RETAINED, RetainedKind, type Retention } from '@upcurve/contracts/settings/retention';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { RETAINED_ROWS } from './retained-rows.ts';

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

    async set(kind: RetainedKind, days: number): Promise<void> {
      await db
        .insertInto('retention')
        .values({ kind, days })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet({ days }))
        .execute();
    },

    /** Deletes all expired rows. Returns how many of each kind. */
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
