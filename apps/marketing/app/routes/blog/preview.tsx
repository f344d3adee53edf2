import { data } from 'react-router';
import { postWords } from '../../content/blog.ts';
import styles from '../../features/blog/post/PostArticle.module.css';
import { PostArticle } from '../../features/blog/post/PostArticle.tsx';
import { readPreview, refuse } from '../../features/blog/read-blog.server.ts';
import { ownHeaders, type RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/preview';
import { embeddedParts } from './embedded-parts.tsx';
import { readEmbeddedStories } from './embedded-stories.server.ts';

/** Not cached: a draft changes with every save, and only people with its link may see it. */
export const handle: RoutePolicy = { varyBy: 'all' };

function PreviewBanner() {
  return (
    <div className={styles.banner} data-surface="ink" role="note">
      <strong>{postWords.preview.label}</strong>
      <span>{postWords.preview.text}</span>
    </div>
  );
}

export const headers = ownHeaders;

/** Prevents caching, indexing, and a Referer header on outgoing links. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

export async function loader({ params: { token } }: Route.LoaderArgs) {
  const post = await readPreview(token).catch(refuse);
  return data({ post, stories: await readEmbeddedStories(post) }, { headers: HEADERS });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${postWords.preview.label}: ${loaderData.post.title}` : '404 Page Not Found';
  return [{ title: `${title} · Upcurve` }, { name: 'robots', content: 'noindex' }];
}

export default function Preview({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBanner />
      <PostArticle post={post} parts={embeddedParts} />
    </>
  );
}
