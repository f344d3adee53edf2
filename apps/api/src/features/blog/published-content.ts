import { type Kysely, sql } from 'kysely';
import type { Trx } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { contentChanged, lockContent } from '../../lib/database/content-version.ts';
import { syncPostReferences } from './posts/sync-post-references.ts';

/**
 * Marks due scheduled posts as live; readers see them already. The content version on replicas includes due schedules,
 * so their number is added and the version stays the same. Returns the number of posts.
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
 * Runs a change to published content. Parallel changes wait here without holding other locks. Due posts are made live
 * first, so that `work` sees the same state as readers.
 */
export const publishing = <T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lockContent(trx);
    await publishDueSchedules(trx);
    return work(trx);
  });
