import { paths } from '@upcurve/site-content/paths';
import { Link, redirect } from 'react-router';
import { listWords, postNext, postWords } from '../../content/blog.ts';
import { PostRows } from '../../features/blog/list/PostRows.tsx';
import styles from '../../features/blog/post/PostArticle.module.css';
import { PostArticle } from '../../features/blog/post/PostArticle.tsx';
import type { PostTeaser } from '../../features/blog/post-data.ts';
import { readPost, readRelated, refuse } from '../../features/blog/read-blog.server.ts';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
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

interface PostNextProps {
  related: readonly PostTeaser[];
  category: { name: string } | null;
}

/** Shown after the post: related posts and the next step. */
function PostNext({ related, category }: PostNextProps) {
  return (
    <>
      {related.length > 0 && (
        <Section
          title={category ? postWords.relatedIn(category.name) : postWords.related}
          surface="blush"
          shape="stack"
        >
          <PostRows posts={related} level={3} />
        </Section>
      )}
      <Section title={postNext.title} lead={postNext.lead} surface="ink">
        <div className={styles.steps}>
          <Link to={paths.eligibility.welcome()} className={buttons.primary} prefetch="intent">
            {postNext.check}
            <Arrow />
          </Link>
          <BookingLink className={buttons.secondary}>{postNext.book}</BookingLink>
        </div>
      </Section>
    </>
  );
}
