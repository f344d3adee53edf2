import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { cutLine } from '@upcurve/contracts/shared/tidy';
import { paths } from '@upcurve/site-content/paths';
import { data } from 'react-router';
import { blogMeta, listWords } from '../../content/blog.ts';
import { BlogFront, BlogWithoutPosts, NoPosts } from '../../features/blog/list/BlogFront.tsx';
import { Browse } from '../../features/blog/list/Browse.tsx';
import { Pagination } from '../../features/blog/list/Pagination.tsx';
import { PostRows } from '../../features/blog/list/PostRows.tsx';
import { askedPage } from '../../features/blog/list/paging.ts';
import { Shelf } from '../../features/blog/list/Shelf.tsx';
import { AWAY, NOT_FOUND, readCategories, readPosts } from '../../features/blog/read-blog.server.ts';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ownHeaders, type RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/list';

/** Search results are not cached, because there are too many different ones. */
export const handle: RoutePolicy = {
  varyBy: (query) => (query.get('search') ? 'all' : ['page']),
};

export const ErrorBoundary = PageError;

export const headers = ownHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = askedPage(url);
  const search = cutLine(url.searchParams.get('search') ?? '', SEARCH_MAX);
  const [list, categories] = await Promise.all([
    readPosts({ page, ...(search && { search }) }),
    readCategories(),
  ]).catch(() => [undefined, []] as const);
  // Without posts the page has the same head, from which its share card is made.
  if (!list) return data({ search, list: undefined, categories: [] }, AWAY);
  if (page > Math.max(1, list.pages)) throw data(null, NOT_FOUND);
  return data({ search, list, categories: categories.map(({ name, slug }) => ({ name, slug })) });
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(error);
  const { search, list } = loaderData;
  const page = list?.page ?? 1;
  if (search) {
    const path = paths.blog({ search, page });
    return pageMeta(matches, { title: listWords.searchMeta(search), path, isIndexed: false });
  }
  return pageMeta(matches, {
    ...blogMeta,
    title: listWords.pageTitle(blogMeta.title, page),
    path: paths.blog({ page }),
  });
}

export default function Blog({ loaderData: { search, list, categories } }: Route.ComponentProps) {
  if (!list) return <BlogWithoutPosts>{listWords.away}</BlogWithoutPosts>;
  const { posts, page, pages, count } = list;
  const [newest, ...others] = posts;
  if (!search && !newest) return <BlogWithoutPosts>{listWords.none}</BlogWithoutPosts>;
  if (!search && newest && page === 1) {
    return <BlogFront newest={newest} others={others} pages={pages} count={count} categories={categories} />;
  }
  return (
    <Shelf
      kicker={search ? listWords.searchKicker : listWords.page(page)}
      title={search ? `“${search}”` : listWords.all}
      lead={search && count > 0 ? listWords.found(count, search) : undefined}
    >
      <Browse categories={categories} search={search} />
      {newest ? (
        <PostRows posts={posts} level={2} isFirstInSight />
      ) : (
        <NoPosts>{listWords.foundNone(search)}</NoPosts>
      )}
      <Pagination page={page} pages={pages} pathOf={(to) => paths.blog({ page: to, search })} />
    </Shelf>
  );
}
