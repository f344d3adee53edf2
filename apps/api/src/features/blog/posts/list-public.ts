import type { PostPage } from '@upcurve/contracts/blog/posts';
import { type CompiledQuery, sql } from 'kysely';
import { type Db, prepareOncePerConnection } from '../../../db/client.ts';
import { contentVersion } from '../../../lib/database/content-version.ts';
import { publicRows } from './post-rows.ts';
import { postPage, type SummaryRow } from './post-view.ts';

/** Maximum number of cached pages: enough for those that readers open, too few for odd requests to fill the memory. */
const KEPT_MAX = 50;

interface PageCache {
  version: number;
  count?: number;
  pages: Map<string, PostPage>;
}

/** The cache of each database. Reading a page takes ten times as long as querying the content version. */
const pageCaches = new WeakMap<Db, PageCache>();

let compiledPage: CompiledQuery<SummaryRow> | undefined;
let compiledCount: CompiledQuery<{ count: number }> | undefined;

/* Selects the ids of the page first, so that only its rows are joined. */
const pageQuery = (db: Db, limit: number, offset: number) =>
  publicRows(db)
    .where('post.id', 'in', (eb) =>
      eb
        .selectFrom('blogPosts as listed')
        .select('listed.id')
        .where('listed.publicFrom', '<=', sql<string>`now()`)
        .orderBy('listed.publicFrom', 'desc')
        .orderBy('listed.id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .orderBy('post.publicFrom', 'desc')
    .orderBy('post.id', 'desc');

async function countAll(db: Db): Promise<number> {
  compiledCount ??= prepareOncePerConnection(
    db
      .selectFrom('blogPosts')
      .select(sql<number>`count(*)`.as('count'))
      .where('publicFrom', '<=', sql<string>`now()`)
      .compile(),
  );
  const { rows } = await db.executeQuery(compiledCount);
  return rows[0]?.count ?? 0;
}

/**
 * Returns a page of all public posts, newest first. Caches it until the content version changes. Every call queries the
 * version, so all processes return the same page.
 */
export async function listAllPublic(db: Db, limit: number, page: number): Promise<PostPage> {
  // Read before the posts: if they change in between, the next call sees a newer version and reads them again.
  const version = await contentVersion(db);
  let known = pageCaches.get(db);
  if (known?.version !== version) {
    known = { version, pages: new Map() };
    pageCaches.set(db, known);
  }
  const key = `${limit} ${page}`;
  const same = known.pages.get(key);
  if (same) return same;

  compiledPage ??= prepareOncePerConnection(pageQuery(db, limit, 0).compile());
  const query: CompiledQuery<SummaryRow> = { ...compiledPage, parameters: [limit, (page - 1) * limit] };
  const { rows } = await db.executeQuery(query);
  known.count ??= await countAll(db);
  const read = await postPage(db, { rows, count: known.count }, { page, limit }, true);
  if (known.pages.size < KEPT_MAX) known.pages.set(key, read);
  return read;
}
