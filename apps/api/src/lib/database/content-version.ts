import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client.ts';

/**
 * Notifies all replicas of the website, on commit, that public content has changed. Each call adds a row, because with
 * one row for all, every change would wait for the longest transaction, such as an import.
 */
export async function contentChanged(trx: Trx, steps = 1): Promise<void> {
  await trx.insertInto('contentChanges').values({ steps }).execute();
}

/** Adds the recorded changes to the version, so that their rows do not pile up. */
export async function foldContentChanges(trx: Trx): Promise<void> {
  await sql`
    with folded as (delete from content_changes returning steps), total as (select sum(steps) as steps from folded)
    update content_version set version = version + total.steps from total where total.steps is not null`.execute(
    trx,
  );
}

/** Makes parallel changes wait here, before they hold other locks. Only for transactions that end at once. */
export async function lockContent(trx: Trx): Promise<void> {
  await trx.selectFrom('contentVersion').select('version').forUpdate().execute();
}

/**
 * The version that replicas poll. A due post is public at once, so each due post that the job has not processed yet
 * counts as a change.
 */
const CONTENT_VERSION = sql<number>`(select version
  + (select coalesce(sum(steps), 0)::int from content_changes)
  + (select count(*)::int from blog_posts where publish_at <= now()) from content_version)`;

/** Returns the content version. Every replica polls it once a second. */
export async function contentVersion(db: Db): Promise<number> {
  const { version } = await db.selectNoFrom(CONTENT_VERSION.as('version')).executeTakeFirstOrThrow();
  return version;
}
