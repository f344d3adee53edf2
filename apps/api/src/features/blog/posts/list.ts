import { POSTS_PAGE_SIZE } from '@upcurve/contracts/blog/post-limits';
import type { BlogPaths, PostFilter, PostPage } from '@upcurve/contracts/blog/posts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { countRows, type Db } from '../../../db/client.ts';
import { isFoundIn, isFoundInEither } from '../../../lib/search/search.ts';
import { authorQueries } from '../authors.ts';
import { categoryQueries } from '../categories.ts';
import { IS_PUBLIC, PUBLIC_REVISION, publicRows, STATUS, staffRows } from './post-rows.ts';
import { type FoundPosts, postPage, type SummaryRow } from './post-view.ts';

const NOTHING: FoundPosts = { rows: [], count: 0 };

interface Place {
  id: string;
  at: string | null;
  /** Whether the title, excerpt or a heading contains the term, and not only the text. */
  isNamed: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: readers' and staff's lists come from different tables
type Places = SelectQueryBuilder<any, any, Place>;

const isAny = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

async function rowsOf(db: Db, ids: readonly string[], isForReaders: boolean): Promise<SummaryRow[]> {
  const all = isForReaders ? publicRows(db) : staffRows(db);
  const rows = await all.where('post.id', '=', isAny(ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One page of the matches. One query finds all ids, counts them and cuts the page: two queries took twice as long,
 * and given a limit, the planner walks the whole order for a term with a single match.
 */
async function pageOf(
  db: Db,
  places: Places,
  offset: number,
  limit: number,
  isForReaders: boolean,
): Promise<FoundPosts> {
  const { count, ids } = await db
    .with(
      (found) => found('found').materialized(),
      () => places as SelectQueryBuilder<never, never, Place>,
    )
    .selectNoFrom([
      sql<number>`(select count(*) from found)`.as('count'),
      sql<
        string[]
      >`array(select id from found order by is_named desc, at desc, id desc limit ${limit} offset ${offset})`.as(
        'ids',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { count, rows: ids.length > 0 ? await rowsOf(db, ids, isForReaders) : [] };
}

/* `offset 0` makes the planner search before it joins: it underestimates the matches, and would loop over them. */
const OPTIMIZER_FENCE = sql<number>`0`;

const publicPlaces = (db: Db, search: string | undefined) =>
  db
    .selectFrom((eb) => {
      const texts = eb
        .selectFrom('blogRevisions')
        .select(['id', 'postId', 'categoryId', 'authorId', isNamed(search).as('isNamed')])
        // Required by the partial indexes on searchable revisions.
        .where('searchText', 'is not', null);
      return (
        search ? texts.where(isFoundInEither('blogRevisions', search)).offset(OPTIMIZER_FENCE) : texts
      ).as('shown');
    })
    // Joins on the post's id as well, so that a few matches find their posts by the primary key.
    .innerJoin('blogPosts as post', (join) =>
      join.onRef('post.id', '=', 'shown.postId').on('shown.id', '=', PUBLIC_REVISION),
    )
    .where(IS_PUBLIC)
    .select(['post.id', 'post.publicFrom as at', 'shown.isNamed']) as unknown as Places;

function staffPlaces(db: Db, search: string | undefined, status: PostFilter['status']): Places {
  const posts = db.selectFrom((eb) => {
    const all = eb
      .selectFrom('blogPosts')
      .select(['id', 'categoryId', 'authorId', 'publicFrom', 'publishAt', 'listedAt', 'deletedAt'])
      .select(isNamed(search).as('isNamed'));
    return (search ? all.where(isFoundInEither('blogPosts', search)).offset(OPTIMIZER_FENCE) : all).as(
      'post',
    );
  });
  if (status === 'trash')
    return posts
      .where('post.deletedAt', 'is not', null)
      .select(['post.id', 'post.deletedAt as at', 'post.isNamed']) as unknown as Places;
  let filtered = posts
    .where('post.deletedAt', 'is', null)
    .select(['post.id', 'post.listedAt as at', 'post.isNamed']);
  if (status) filtered = filtered.where(STATUS, '=', status);
  return filtered as unknown as Places;
}

const isNamed = (search: string | undefined) =>
  search ? isFoundIn('searchText', search) : sql<boolean>`true`;

async function find(db: Db, filter: PostFilter, limit: number, isForReaders: boolean): Promise<FoundPosts> {
  const { search, category, author, status, page = 1 } = filter;
  const offset = (page - 1) * limit;
  if (isForReaders && status && status !== 'published') return NOTHING;

  const categoryId = category && (await categoryQueries(db).idOf(category));
  const authorId = author && (await authorQueries(db).idOf(author));
  if ((category && !categoryId) || (author && !authorId)) return NOTHING;

  let places = isForReaders ? publicPlaces(db, search) : staffPlaces(db, search, status);
  const text = isForReaders ? 'shown' : 'post';
  if (categoryId) places = places.where(`${text}.categoryId`, '=', categoryId);
  if (authorId) places = places.where(`${text}.authorId`, '=', authorId);
  return pageOf(db, places, offset, limit, isForReaders);
}

/**
 * Posts, newest first; in a search, matches in a title, excerpt or heading come before matches in the text. Readers
 * get public posts. Staff get all except the trash, unless the filter asks for it.
 */
export async function listPosts(db: Db, filter: PostFilter, isForReaders: boolean): Promise<PostPage> {
  const { page = 1, limit = POSTS_PAGE_SIZE, search, category, author, status } = filter;
  const isAll = !search && !category && !author && (!status || status === 'published');
  if (isForReaders && isAll) return listAllPublic(db, limit, page);
  return postPage(db, await find(db, filter, limit, isForReaders), { page, limit }, isForReaders);
}

async function listAllPublic(db: Db, limit: number, page: number): Promise<PostPage> {
  // Selects the ids of the page first, so that only its rows are joined.
  const rows = await publicRows(db)
    .where('post.id', 'in', (eb) =>
      eb
        .selectFrom('blogPosts as listed')
        .select('listed.id')
        .where('listed.publicFrom', '<=', sql<string>`now()`)
        .orderBy('listed.publicFrom', 'desc')
        .orderBy('listed.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .orderBy('post.publicFrom', 'desc')
    .orderBy('post.id', 'desc')
    .execute();
  const count = await countRows(db.selectFrom('blogPosts').where('publicFrom', '<=', sql<string>`now()`));
  return postPage(db, { rows, count }, { page, limit }, true);
}

const posts = (db: Db) =>
  publicRows(db)
    .clearSelect()
    .select([
      'shown.slug',
      sql<string[]>`array(select held.slug from blog_slugs as held
        where held.post_id = post.id and held.was_public and held.slug <> shown.slug order by held.slug)`.as(
        'former',
      ),
      sql<string>`case when post.publish_at <= now() then post.publish_at else post.live_since end`.as(
        'updatedAt',
      ),
    ])
    .orderBy('post.publicFrom', 'desc')
    .orderBy('post.id', 'desc')
    .execute();

/**
 * Lists the current and former slugs of everything public in the blog, for sitemaps, and so that the website recognises
 * unknown paths without another call.
 */
export async function listPaths(db: Db): Promise<BlogPaths> {
  const [found, categories, authors, slugs] = await Promise.all([
    posts(db),
    categoryQueries(db).list(true),
    authorQueries(db).list(true),
    db.selectFrom('blogCategorySlugs').select(['categoryId', 'slug']).orderBy('slug').execute(),
  ]);
  return {
    posts: found,
    categories: categories.map(({ id, slug }) => ({
      slug,
      former: slugs.flatMap((each) => (each.categoryId === id && each.slug !== slug ? [each.slug] : [])),
    })),
    authors: authors.map(({ slug }) => slug),
  };
}
