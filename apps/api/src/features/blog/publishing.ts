import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { contentChanged, lockContent } from '../../lib/content-version.ts';
import { inStep } from './in-step.ts';

type Trx = Transaction<Database>;

/**
 * Makes the schedules that have come due what they are to readers already: live. The version that replicas ask for counted each of
 * them and goes on doing so, so it does not move. How many there were.
 */
export async function settle(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update blog_posts set
      published_at = case when live_revision_id is null then publish_at else published_at end,
      live_revision_id = scheduled_revision_id, live_since = publish_at,
      scheduled_revision_id = null, publish_at = null
    where publish_at <= clock_timestamp()
    returning id`.execute(trx);
  if (rows.length === 0) return 0;
  await contentChanged(trx, rows.length);
  await inStep(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/**
 * Does what changes, or may change, what readers see. Whoever publishes waits here for the others and holds nothing else meanwhile;
 * what has come due by then is settled, so that `work` finds each post as readers do.
 */
export const publishing = <T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lockContent(trx);
    await settle(trx);
    return work(trx);
  });
