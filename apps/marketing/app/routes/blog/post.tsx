import { paths } from '@upcurve/site-content/paths';
import { redirect } from 'react-router';
import { listWords } from '../../content/blog.ts';
import { PostArticle } from '../../features/blog/post/PostArticle.tsx';
import { PostNext } from '../../features/blog/post/PostNext.tsx';
import { readPost, readRelated, refuse } from '../../features/blog/read-blog.server.ts';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ownHeaders } from '../../route-policy.ts';
import type { Route } from './+types/post';
import { embeddedParts } from './embedded-parts.tsx';
import { readEmbeddedStories } from './embedded-stories.server.ts';

export const ErrorBoundary = PageError;

export const headers = ownHeaders;

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const post = await readPost(slug).catch(refuse);
  // Redirects to the current slug, because the API also finds posts by former slugs.
  if (post.slug !== slug) throw redirect(paths.post(post.slug), 301);
  const [related, stories] = await Promise.all([readRelated(post), readEmbeddedStories(post)]);
  return { post, related, stories };
}

/** Opening or closing a story only changes the URL, so nothing is reloaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(error);
  const { seo, slug, category, writer, publishedAt, updatedAt, wordCount, cover } = loaderData.post;
  return pageMeta(matches, {
    ...seo,
    path: paths.post(slug),
    above: [
      { label: listWords.blog, path: paths.blog() },
      ...(category ? [{ label: category.name, path: paths.blogCategory(category.slug) }] : []),
    ],
    card: paths.postCard(slug),
    posting: {
      publishedAt,
      updatedAt,
      wordCount,
      ...(writer && { author: { name: writer.name, path: paths.blogAuthor(writer.slug) } }),
      ...(category && { section: category.name }),
      ...(cover && { cover: cover.url }),
    },
  });
}

export default function PostPage({ loaderData: { post, related } }: Route.ComponentProps) {
  return (
    <>
      <PostArticle post={post} parts={embeddedParts} />
      <PostNext related={related} category={post.category} />
    </>
  );
}
