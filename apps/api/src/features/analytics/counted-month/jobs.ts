import { contentChanged, lockContent } from '../../../lib/database/content-version.ts';
import { HOURLY, type Job } from '../../../lib/queue/queue.ts';
import type { Services } from '../../../services.ts';
import { agencyToday, countMonth, readEntry, storeFigures } from './queries.ts';

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
