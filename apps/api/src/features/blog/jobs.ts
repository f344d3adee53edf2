import { TRASH_DAYS } from '@upcurve/contracts/post-limits';
import { sql } from 'kysely';
import { HOURLY, type Job } from '../../jobs/queue.ts';
import { lockContent } from '../../lib/content-version.ts';
import type { Services } from '../../services.ts';
import { presenceQueries } from './presence.ts';
import { previewLinkQueries } from './preview-links.ts';
import { settle } from './publishing.ts';

const EVERY_MINUTE = '* * * * *';

/** Readers see a post at its minute without it; it only keeps what is due from piling up. */
export const settleDue = ({ db }: Pick<Services, 'db'>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await lockContent(trx);
    return settle(trx);
  });

/** Deletes for good what has been in the trash for its time; how many. */
export async function emptyTrash({ db }: Pick<Services, 'db'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('blogPosts')
    .where('deletedAt', '<', sql<string>`now() - make_interval(days => ${sql.lit(TRASH_DAYS)})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export const blogJobs = (services: Services): Job[] => [
  { name: 'settle-due-posts', cron: EVERY_MINUTE, run: () => settleDue(services) },
  {
    name: 'sweep-blog',
    cron: HOURLY,
    async run() {
      const posts = await emptyTrash(services);
      if (posts > 0) services.log.info({ posts }, 'deleted from the trash for good');
      await previewLinkQueries(services.db).forgetExpired();
      await presenceQueries(services.db).forgetGone();
    },
  },
];
