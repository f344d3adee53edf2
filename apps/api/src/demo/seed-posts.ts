import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { isSeeded, recordSeed } from '../db/seeds.ts';
import { readArchive } from '../features/blog/transfer/archive/read-archive.ts';
import { storeImport } from '../features/blog/transfer/store-import.ts';
import type { Services } from '../services.ts';

/** An unpacked export of the blog. The folder is next to this file, and next to the built server. */
const DEMO_POSTS = join(import.meta.dirname, 'posts');
/** The dates in the export are relative to this day. */
const EXPORTED_ON = Date.UTC(2026, 10, 29);

const SEED = 'posts';
const DAY_MS = 24 * 60 * 60 * 1000;

const hasPosts = async (db: Kysely<Database>) =>
  Boolean(await db.selectFrom('blogPosts').select('id').limit(1).executeTakeFirst());

function withDatesAt(now: Date, text: string): string {
  const days = Math.floor((now.getTime() - EXPORTED_ON) / DAY_MS);
  return text.replaceAll(
    /"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g,
    (_, date) => `"${new Date(Date.parse(date) + days * DAY_MS).toISOString()}"`,
  );
}

/**
 * Adds the demo articles to an empty blog, once per database, so articles that staff delete stay deleted. Do not make a
 * user wait for this: the pictures are processed like any upload, which takes seconds. After an interruption the next
 * start reuses the files that are already stored.
 */
export async function seedPosts(services: Services, now = new Date()): Promise<void> {
  const { db } = services;
  if (await isSeeded(db, SEED)) return;
  if (await hasPosts(db)) {
    await db.transaction().execute((trx) => recordSeed(trx, SEED));
    return;
  }
  const { blog, posts } = readArchive(
    withDatesAt(now, await readFile(join(DEMO_POSTS, 'posts.json'), 'utf8')),
  );
  const importer = { createdBy: null, signal: new AbortController().signal };
  // A parallel start may have added them. A blog that already has posts gets no demo posts.
  await storeImport(
    services,
    { blog, posts, folder: join(DEMO_POSTS, 'media') },
    importer,
    async (trx) => (await recordSeed(trx, SEED)) && !(await hasPosts(trx)),
  );
}
