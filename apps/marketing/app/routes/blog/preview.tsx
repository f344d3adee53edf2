import { data } from 'react-router';
import { postWords } from '../../content/blog.ts';
import { PostArticle } from '../../features/blog/PostArticle.tsx';
import { PreviewBanner } from '../../features/blog/PreviewBanner.tsx';
import { readPreview, refuse } from '../../features/blog/read-blog.server.ts';
import { ownHeaders } from '../../features/stories/own-headers.ts';
import type { Route } from './+types/preview';
import { lentParts } from './lent-parts.tsx';
import { readLentStories } from './lent-stories.server.ts';

export const headers = ownHeaders;

/** Nobody keeps it, lists it, or tells the pages it links to where their readers come from. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

export async function loader({ params: { token } }: Route.LoaderArgs) {
  const post = await readPreview(token).catch(refuse);
  return data({ post, stories: await readLentStories(post) }, { headers: HEADERS });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${postWords.preview.label}: ${loaderData.post.title}` : '404 Page Not Found';
  return [{ title: `${title} · Upcurve` }, { name: 'robots', content: 'noindex' }];
}

export default function Preview({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBanner />
      <PostArticle post={post} parts={lentParts} isPreview />
    </>
  );
}
