import { POSTS_PAGE_SIZE, type PostFilter, type PostPage } from '@upcurve/contracts/blog';
import { type CompiledQuery, type SelectQueryBuilder, sql } from 'kysely';
import { type Db, hot } from '../../db/client.ts';
import { isFoundIn } from '../../lib/search.ts';
import { authorQueries } from './author-queries.ts';
import { categoryQueries } from './category-queries.ts';
import { listAllPublic } from './list-public.ts';
import { IS_PUBLIC, PUBLIC_REVISION, publicRows, STATUS, staffRows } from './post-rows.ts';
import { type SummaryRow, summariesOf } from './post-view.ts';

interface Found {
  rows: SummaryRow[];
  count: number;
}
const NOTHING: Found = { rows: [], count: 0 };

interface Place {
  id: string;
  at: string | null;
}
// biome-ignore lint/suspicious/noExplicitAny: what readers' posts are found among and what staff's are differs
type Places = SelectQueryBuilder<any, any, Place>;

const isAny = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;
let compiledPublic: CompiledQuery<SummaryRow> | undefined;
let compiledStaff: CompiledQuery<SummaryRow> | undefined;

/** Rows by their ids, in that order. */
async function rowsOf(db: Db, ids: readonly string[], isForReaders: boolean): Promise<SummaryRow[]> {
  compiledPublic ??= hot(publicRows(db).where('post.id', '=', isAny(ids)).compile());
  compiledStaff ??= hot(staffRows(db).where('post.id', '=', isAny(ids)).compile());
  const query = isForReaders ? compiledPublic : compiledStaff;
  const { rows } = await db.executeQuery<SummaryRow>({ ...query, parameters: [ids] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One page of what is found. All of it is looked for once, ids alone: counting it and cutting the page from it apart took twice as
 * long, and with a limit in sight the planner walks the whole order for a term that is met once.
 */
async function pageOf(
  db: Db,
  places: Places,
  offset: number,
  limit: number,
  isForReaders: boolean,
): Promise<Found> {
  const { count, ids } = await db
    .with(
      (found) => found('found').materialized(),
      () => places as SelectQueryBuilder<never, never, Place>,
    )
    .selectNoFrom([
      sql<number>`(select count(*) from found)`.as('count'),
      sql<string[]>`array(select id from found order by at desc, id desc limit ${limit} offset ${offset})`.as(
        'ids',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { count, rows: ids.length > 0 ? await rowsOf(db, ids, isForReaders) : [] };
}

/** Where readers' posts are found: in the revisions that are public. */
const publicPlaces = (db: Db) =>
  db
    .selectFrom('blogPosts as post')
    // By the post as well, so that few that are found lead to theirs by its index.
    .innerJoin('blogRevisions as shown', (join) =>
      join.onRef('shown.postId', '=', 'post.id').on('shown.id', '=', PUBLIC_REVISION),
    )
    .where(IS_PUBLIC)
    // As the indexes of those that readers see ask for it.
    .where('shown.searchText', 'is not', null)
    .select(['post.id', 'post.publicFrom as at']) as unknown as Places;

function staffPlaces(db: Db, status: PostFilter['status']): Places {
  const posts = db.selectFrom('blogPosts as post');
  if (status === 'trash')
    return posts
      .where('post.deletedAt', 'is not', null)
      .select(['post.id', 'post.deletedAt as at']) as unknown as Places;
  let kept = posts.where('post.deletedAt', 'is', null).select(['post.id', 'post.listedAt as at']);
  if (status) kept = kept.where(STATUS, '=', status);
  return kept as unknown as Places;
}

async function find(db: Db, filter: PostFilter, limit: number, isForReaders: boolean): Promise<Found> {
  const { search, category, author, status, page = 1 } = filter;
  const offset = (page - 1) * limit;
  if (isForReaders && status && status !== 'published') return NOTHING;
  if (isForReaders && !search && !category && !author) return listAllPublic(db, limit, offset);

  const categoryId = category && (await categoryQueries(db).idOf(category));
  const authorId = author && (await authorQueries(db).idOf(author));
  if ((category && !categoryId) || (author && !authorId)) return NOTHING;

  const text = isForReaders ? 'shown' : 'post';
  let places = isForReaders ? publicPlaces(db) : staffPlaces(db, status);
  if (search) places = places.where(isFoundIn(`${text}.searchText`, search));
  if (categoryId) places = places.where(`${text}.categoryId`, '=', categoryId);
  if (authorId) places = places.where(`${text}.authorId`, '=', authorId);
  return pageOf(db, places, offset, limit, isForReaders);
}

/** Posts, newest first: of readers those that are public, of staff all but those in the trash, unless the filter asks for these. */
export async function listPosts(db: Db, filter: PostFilter, isForReaders: boolean): Promise<PostPage> {
  const { page = 1, limit = POSTS_PAGE_SIZE } = filter;
  const { rows, count } = await find(db, filter, limit, isForReaders);
  return {
    posts: await summariesOf(db, rows, isForReaders),
    pagination: { page, limit, totalCount: count, totalPages: Math.ceil(count / limit) },
  };
}
