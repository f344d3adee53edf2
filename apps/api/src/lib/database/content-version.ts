import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';

/** Notifies all replicas of the website, on commit, that public content has changed. */
export async function contentChanged(trx: Transaction<Database>, by = 1): Promise<void> {
  await trx
    .updateTable('contentVersion')
    .set({ version: sql`version + ${by}` })
    .execute();
}

/** Locks out parallel publishing, like `contentChanged`, before it is known whether anything changes. */
export async function lockContent(trx: Transaction<Database>): Promise<void> {
  await trx.selectFrom('contentVersion').select('version').forUpdate().execute();
}

/**
 * The version that replicas poll. A due post is public at once, so each due post that the job has not processed yet
 * counts as a change.
 */
const CONTENT_VERSION = sql<number>`(select version
  + (select count(*)::int from blog_posts where publish_at <= now()) from content_version)`;

/** Returns the content version. Every replica polls it once a second. */
export async function contentVersion(db: Db): Promise<number> {
  const { version } = await db.selectNoFrom(CONTENT_VERSION.as('version')).executeTakeFirstOrThrow();
  return version;
}
