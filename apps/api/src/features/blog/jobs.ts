import { TRASH_DAYS } from '@upcurve/contracts/blog/post-limits';
import { sql } from 'kysely';
import { foldContentChanges, lockContent } from '../../lib/database/content-version.ts';
import { HOURLY, type Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { previewLinkQueries } from './preview-links.ts';
import { publishDueSchedules } from './published-content.ts';

const EVERY_MINUTE = '* * * * *';

/** Makes due posts live. Readers see due posts even without this job; it only keeps schedules from piling up. */
export const publishDuePosts = ({ db }: Pick<Services, 'db'>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await lockContent(trx);
    await foldContentChanges(trx);
    return publishDueSchedules(trx);
  });

/** Permanently deletes posts that have been in the trash long enough. Returns how many. */
export async function emptyTrash({ db }: Pick<Services, 'db'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('blogPosts')
    .where('deletedAt', '<', sql<string>`now() - make_interval(days => ${sql.lit(TRASH_DAYS)})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export const blogJobs = (services: Services): Job[] => [
  { name: 'publish-due-posts', cron: EVERY_MINUTE, run: () => publishDuePosts(services) },
  {
    name: 'sweep-blog',
    cron: HOURLY,
    async run() {
      const posts = await emptyTrash(services);
      if (posts > 0) services.log.info({ posts }, 'trashed posts deleted permanently');
      await previewLinkQueries(services.db).forgetExpired();
    },
  },
];
