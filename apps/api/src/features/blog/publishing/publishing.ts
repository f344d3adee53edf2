import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema/database.ts';
import { contentChanged, lockContent } from '../../../lib/database/content-version.ts';
import { syncPostReferences } from '../posts/sync-post-references.ts';

type Trx = Transaction<Database>;

/**
 * Makes the schedules that have come due what they are to readers already: live. The version that replicas ask for counted each of
 * them and goes on doing so, so it does not move. How many there were.
 */
export async function publishDueSchedules(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update blog_posts set
      published_at = case when live_revision_id is null then publish_at else published_at end,
      live_revision_id = scheduled_revision_id, live_since = publish_at,
      scheduled_revision_id = null, publish_at = null
    where publish_at <= clock_timestamp()
    returning id`.execute(trx);
  if (rows.length === 0) return 0;
  await contentChanged(trx, rows.length);
  await syncPostReferences(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/**
 * Runs a change to published content. Parallel changes wait here and hold no other locks meanwhile;
 * what has come due by then is settled, so that `work` finds each post as readers do.
 */
export const publishing = <T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lockContent(trx);
    await publishDueSchedules(trx);
    return work(trx);
  });
