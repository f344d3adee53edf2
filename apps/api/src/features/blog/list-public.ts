import { type CompiledQuery, sql } from 'kysely';
import { type Db, hot } from '../../db/client.ts';
import { CONTENT_VERSION } from '../../lib/content-version.ts';
import { publicRows } from './post-rows.ts';
import type { SummaryRow } from './post-view.ts';

interface Counted {
  contentVersion: number;
  count: number;
}
type Row = SummaryRow & Pick<Counted, 'contentVersion'>;

let compiledPage: CompiledQuery<Row> | undefined;
let compiledCount: CompiledQuery<Counted> | undefined;
/** Counting takes as long as all else: as long as the content is what it was, so is their number. */
const counted = new WeakMap<Db, Counted>();

/* The page is cut from the order before anything is joined. */
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
    .orderBy('post.id', 'desc')
    .select(CONTENT_VERSION.as('contentVersion'));

async function countAll(db: Db): Promise<Counted> {
  compiledCount ??= hot(
    db
      .selectFrom('blogPosts')
      .select([CONTENT_VERSION.as('contentVersion'), sql<number>`count(*)`.as('count')])
      .where('publicFrom', '<=', sql<string>`now()`)
      .compile(),
  );
  const { rows } = await db.executeQuery(compiledCount);
  const all = rows[0] as Counted;
  counted.set(db, all);
  return all;
}

/** A page of all that is public, newest first, and how much that is. What every reader asks for, so it is prepared once. */
export async function listAllPublic(
  db: Db,
  limit: number,
  offset: number,
): Promise<{ rows: SummaryRow[]; count: number }> {
  compiledPage ??= hot(pageQuery(db, limit, offset).compile());
  const query: CompiledQuery<Row> = { ...compiledPage, parameters: [limit, offset] };
  const { rows: page } = await db.executeQuery(query);
  const rows = page.map(({ contentVersion: _, ...row }) => row);
  const last = offset + page.length;
  if (page.length < limit && (page.length > 0 || offset === 0)) return { rows, count: last };
  const known = counted.get(db);
  const isCurrent = known && known.contentVersion === page[0]?.contentVersion;
  return { rows, count: (isCurrent ? known : await countAll(db)).count };
}
