import { paths } from '@upcurve/site-content/paths';
import { data, redirect } from 'react-router';
import { listWords } from '../../content/blog.ts';
import { Browse } from '../../features/blog/list/Browse.tsx';
import { Pagination } from '../../features/blog/list/Pagination.tsx';
import { PostRows } from '../../features/blog/list/PostRows.tsx';
import { askedPage } from '../../features/blog/list/paging.ts';
import { Shelf } from '../../features/blog/list/Shelf.tsx';
import { NOT_FOUND, readCategories, readPosts, refuse } from '../../features/blog/read-blog.server.ts';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ownHeaders, type RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/category';

export const handle: RoutePolicy = { varyBy: ['page'] };

export const ErrorBoundary = PageError;

export const headers = ownHeaders;

export async function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const page = askedPage(new URL(request.url));
  const [list, categories] = await Promise.all([readPosts({ page, category: slug }), readCategories()]).catch(
    refuse,
  );
  const category = categories.find((each) => each.slug === slug);
  // The API also finds posts by a former category slug. Each post contains the current one.
  const now = list.posts[0]?.category?.slug;
  if (!category && now && now !== slug) throw redirect(paths.blogCategory(now, page), 301);
  if (!category || page > Math.max(1, list.pages)) throw data(null, NOT_FOUND);
  const { name, description } = category;
  return {
    list,
    categories: categories.map((each) => ({ name: each.name, slug: each.slug })),
    category: { slug, name, description },
  };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(error);
  const { category, list } = loaderData;
  return pageMeta(matches, {
    title: listWords.pageTitle(listWords.categoryMeta(category.name), list.page),
    description: category.description || listWords.categoryLead(category.name),
    path: paths.blogCategory(category.slug, list.page),
    above: [{ label: listWords.blog, path: paths.blog() }],
  });
}

export default function Category({ loaderData: { list, categories, category } }: Route.ComponentProps) {
  const { posts, page, pages } = list;
  return (
    <Shelf
      kicker={page > 1 ? listWords.page(page) : listWords.categoryKicker}
      title={category.name}
      lead={category.description || listWords.categoryLead(category.name)}
    >
      <Browse categories={categories} />
      <PostRows posts={posts} level={2} isFirstInSight />
      <Pagination page={page} pages={pages} pathOf={(to) => paths.blogCategory(category.slug, to)} />
    </Shelf>
  );
}
