import { countedMonth } from '@upcurve/contracts/settings/counted-month';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { contentChanged, lockContent } from '../../../lib/database/content-version.ts';
import { checkVersion } from '../../../lib/http/errors.ts';
import { implement } from '../../../lib/http/implement.ts';
import { HOURLY, type Job } from '../../../lib/queue/queue.ts';
import type { Services } from '../../../services.ts';
import { audit, changesOf } from '../../audit/service.ts';
import { agencyToday, countMonth, readEntry, readShownMonth, storeFigures } from './queries.ts';

export function countedMonthRoutes(app: FastifyInstance, { db, config }: Services): void {
  const isDemo = config.demoContent;
  const count = async (from: Db) => countMonth(from, await agencyToday(from));

  implement(app, 'countedMonth', countedMonth, {
    getCountedMonth: async () => ({ month: isDemo ? null : await readShownMonth(db) }),

    getCountedMonthSettings: async () => ({ ...(await readEntry(db)), isDemo, figures: await count(db) }),

    async saveCountedMonthSettings({ body, headers }) {
      // Counted before the lock, which other changes wait for: many leads take seconds.
      const today = await agencyToday(db);
      const figures = await countMonth(db, today);
      return db.transaction().execute(async (trx) => {
        // First, so that parallel changes wait for one another here.
        await lockContent(trx);
        await contentChanged(trx);
        const before = await readEntry(trx);
        checkVersion(seenVersion(headers), before.version, 'this');
        const isSame = body.waivedMonths === before.waivedMonths && body.waivedPounds === before.waivedPounds;
        await trx
          .updateTable('countedMonth')
          .set({ ...body, version: sql<number>`version + 1` })
          .$if(!isSame, (update) => update.set({ waivedOn: body.waivedMonths === null ? null : today }))
          .execute();
        await storeFigures(trx, figures);
        const after = await readEntry(trx);
        await audit(trx, 'counted-month.changed', changesOf(before, after));
        return { ...after, isDemo, figures };
      });
    },
  });
}

export const countedMonthJobs = ({ db }: Services) =>
  [
    {
      name: 'count-month',
      cron: HOURLY,
      /** Counts the month again while the site shows it, so that it moves on with the days. */
      async run() {
        if (!(await readEntry(db)).isShown) return;
        const figures = await countMonth(db, await agencyToday(db));
        await db.transaction().execute(async (trx) => {
          // First, as in the route that saves the settings.
          await lockContent(trx);
          if (await storeFigures(trx, figures)) await contentChanged(trx);
        });
      },
    },
  ] satisfies Job[];
