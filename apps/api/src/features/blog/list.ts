import { POSTS_PAGE_SIZE, type PostFilter, type PostPage } from '@upcurve/contracts/blog';
import { type CompiledQuery, type SelectQueryBuilder, sql } from 'kysely';
import { type Db, hot } from '../../db/client.ts';
import { isFoundIn } from '../../lib/search.ts';
import { authorQueries } from './author-queries.ts';
import { categoryQueries } from './category-queries.ts';
import { publicRows, STATUS, staffRows } from './post-rows.ts';
import { type SummaryRow, summariesOf } from './post-view.ts';

type Cut = { limit: number; offset: number };
// biome-ignore lint/suspicious/noExplicitAny: what the lists of readers and of staff join differs
type Rows = SelectQueryBuilder<any, any, SummaryRow>;

const cutOf = ({ page = 1, limit = POSTS_PAGE_SIZE }: PostFilter) => ({ limit, offset: (page - 1) * limit });

const newestPublic = (db: Db, { limit, offset }: Cut) =>
  publicRows(db).orderBy('post.publicFrom', 'desc').orderBy('post.id', 'desc').limit(limit).offset(offset);
const countPublic = (db: Db) =>
  db
    .selectFrom('blogPosts as post')
    .select(sql<number>`count(*)`.as('count'))
    .where('post.publicFrom', '<=', sql<string>`now()`);

let compiledPage: CompiledQuery<SummaryRow> | undefined;
let compiledCount: CompiledQuery<{ count: number }> | undefined;

/** The hot one: a page of all that is public. */
async function listAllPublic(db: Db, cut: Cut) {
  compiledPage ??= hot(newestPublic(db, cut).compile());
  compiledCount ??= hot(countPublic(db).compile());
  const page: CompiledQuery<SummaryRow> = { ...compiledPage, parameters: [cut.limit, cut.offset] };
  const [{ rows }, counted] = await Promise.all([db.executeQuery(page), db.executeQuery(compiledCount)]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

async function pageOf(found: Rows, page: Rows): Promise<{ rows: SummaryRow[]; count: number }> {
  const count = found.clearSelect().select(sql<number>`count(*)`.as('count'));
  const [rows, counted] = await Promise.all([page.execute(), count.executeTakeFirstOrThrow()]);
  return { rows, count: counted.count };
}

/** Posts, newest first: of readers those that are public, of staff all but those in the trash, unless the filter asks for these. */
export async function listPosts(db: Db, filter: PostFilter, isForReaders: boolean): Promise<PostPage> {
  const { search, category, author, status, page = 1, limit = POSTS_PAGE_SIZE } = filter;
  const cut = cutOf(filter);

  async function find(): Promise<{ rows: SummaryRow[]; count: number }> {
    const nothing = { rows: [], count: 0 };
    if (isForReaders && status && status !== 'published') return nothing;
    if (isForReaders && !search && !category && !author) return listAllPublic(db, cut);

    const categoryId = category && (await categoryQueries(db).idOf(category));
    const authorId = author && (await authorQueries(db).idOf(author));
    if ((category && !categoryId) || (author && !authorId)) return nothing;

    const text = isForReaders ? 'shown' : 'post';
    let found = (isForReaders ? publicRows(db) : staffRows(db)) as unknown as Rows;
    if (search) found = found.where(isFoundIn(`${text}.searchText`, search));
    // As the index of those that readers see asks for it.
    if (isForReaders) found = found.where('shown.searchText', 'is not', null);
    if (categoryId) found = found.where(`${text}.categoryId`, '=', categoryId);
    if (authorId) found = found.where(`${text}.authorId`, '=', authorId);
    if (!isForReaders) {
      found = found.where('post.deletedAt', status === 'trash' ? 'is not' : 'is', null);
      if (status && status !== 'trash') found = found.where(STATUS, '=', status);
    }
    const order = isForReaders ? 'post.publicFrom' : status === 'trash' ? 'post.deletedAt' : 'post.listedAt';
    const sorted = found
      .orderBy(order, 'desc')
      .orderBy('post.id', 'desc')
      .limit(cut.limit)
      .offset(cut.offset);
    return pageOf(found, sorted);
  }

  const { rows, count } = await find();
  return {
    posts: await summariesOf(db, rows, isForReaders),
    pagination: { page, limit, totalCount: count, totalPages: Math.ceil(count / limit) },
  };
}
