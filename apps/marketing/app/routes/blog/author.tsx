import { paths } from '@upcurve/site-content/paths';
import { data } from 'react-router';
import { listWords } from '../../content/blog.ts';
import { AuthorMark } from '../../features/blog/AuthorMark.tsx';
import { Pagination } from '../../features/blog/list/Pagination.tsx';
import { PostRows } from '../../features/blog/list/PostRows.tsx';
import { askedPage } from '../../features/blog/list/paging.ts';
import { Shelf } from '../../features/blog/list/Shelf.tsx';
import { NOT_FOUND, readAuthors, readPosts, refuse } from '../../features/blog/read-blog.server.ts';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ownHeaders, type RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/author';

export const handle: RoutePolicy = { varyBy: ['page'] };

export const ErrorBoundary = PageError;

export const headers = ownHeaders;

export async function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const page = askedPage(new URL(request.url));
  const [list, authors] = await Promise.all([readPosts({ page, author: slug }), readAuthors()]).catch(refuse);
  const author = authors.find((each) => each.slug === slug);
  if (!author || page > Math.max(1, list.pages)) throw data(null, NOT_FOUND);
  const { name, bio, avatarUrl } = author;
  return { list, author: { slug, name, bio, avatarUrl } };
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(error);
  const { author, list } = loaderData;
  return pageMeta(matches, {
    title: listWords.pageTitle(listWords.authorMeta(author.name), list.page),
    description: author.bio || listWords.authorLead(author.name),
    path: paths.blogAuthor(author.slug, list.page),
    above: [{ label: listWords.blog, path: paths.blog() }],
  });
}

export default function Author({ loaderData: { list, author } }: Route.ComponentProps) {
  const { posts, page, pages } = list;
  const { slug, name, bio, avatarUrl } = author;
  return (
    <Shelf
      kicker={page > 1 ? listWords.page(page) : listWords.authorKicker}
      title={name}
      lead={bio || listWords.authorLead(name)}
      mark={<AuthorMark name={name} avatarUrl={avatarUrl} size="large" />}
    >
      <PostRows posts={posts} level={2} isFirstInSight />
      <Pagination page={page} pages={pages} pathOf={(to) => paths.blogAuthor(slug, to)} />
    </Shelf>
  );
}
