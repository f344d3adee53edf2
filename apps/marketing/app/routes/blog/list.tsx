import { SEARCH_MAX } from '@upcurve/contracts/search-max';
import { data } from 'react-router';
import { blogFullMeta, blogMeta, listWords } from '../../content/blog.ts';
import { askedPage } from '../../features/blog/asked-page.ts';
import { BlogAway } from '../../features/blog/BlogAway.tsx';
import { BlogEmpty } from '../../features/blog/BlogEmpty.tsx';
import { BlogFront } from '../../features/blog/BlogFront.tsx';
import { BlogHead } from '../../features/blog/BlogHead.tsx';
import { Browse } from '../../features/blog/Browse.tsx';
import { Nothing } from '../../features/blog/Nothing.tsx';
import { Pagination } from '../../features/blog/Pagination.tsx';
import { PostRows } from '../../features/blog/PostRows.tsx';
import { AWAY, NOT_FOUND, readCategories, readPosts } from '../../features/blog/read-blog.server.ts';
import { Shelf } from '../../features/blog/Shelf.tsx';
import { ownHeaders } from '../../features/stories/own-headers.ts';
import { cardPath, pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/list';

export const headers = ownHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = askedPage(url);
  const search = searchable(url.searchParams.get('search') ?? '');
  const [list, categories] = await Promise.all([
    readPosts({ page, ...(search && { search }) }),
    readCategories(),
  ]).catch(() => [undefined, []] as const);
  // The head of the page is the same without them, and is what the picture beside links to it is made of.
  if (!list) return data({ search, list: undefined, categories: [] }, AWAY);
  if (page > Math.max(1, list.pages)) throw data(null, NOT_FOUND);
  return data({ search, list, categories: categories.map(({ name, slug }) => ({ name, slug })) });
}

/** What can be searched for: no control characters, and no half of a character at its end. */
const searchable = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX)
    .replace(/\p{Cs}$/u, '')
    .trim();

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: '404 Page Not Found · Upcurve' }, { name: 'robots', content: 'noindex' }];
  const { search, list } = loaderData;
  const page = list?.page ?? 1;
  if (search) {
    const path = paths.blog({ search, page });
    return pageMeta(matches, { title: listWords.searchMeta(search), path, isIndexed: false });
  }
  const facts = list?.posts.length ? blogFullMeta : blogMeta;
  return pageMeta(matches, {
    ...facts,
    title: listWords.pageTitle(facts.title, page),
    path: paths.blog({ page }),
    card: cardPath(paths.blog()),
  });
}

export default function Blog({ loaderData: { search, list, categories } }: Route.ComponentProps) {
  if (!list) return <BlogAway />;
  const { posts, page, pages, count } = list;
  const [newest, ...others] = posts;
  if (!search && !newest) {
    return (
      <>
        <BlogHead />
        <BlogEmpty />
      </>
    );
  }
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
        <Nothing>{listWords.foundNone(search)}</Nothing>
      )}
      <Pagination page={page} pages={pages} pathOf={(to) => paths.blog({ page: to, search })} />
    </Shelf>
  );
}
