import { paths } from '@upcurve/site-content/paths';
import { data } from 'react-router';
import { storyPage } from '../../content/stories.ts';
import { readStories, storyData } from '../../features/stories/read-stories.server.ts';
import { StoryArticle } from '../../features/stories/StoryArticle.tsx';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ownHeaders } from '../../route-policy.ts';
import type { Route } from './+types/story';

export const ErrorBoundary = PageError;

export const headers = ownHeaders;

export async function loader({ params }: Route.LoaderArgs) {
  const { value: stories, state } = await readStories().catch(() => {
    throw data(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
  });
  const place = stories.findIndex(({ id }) => id === params.id);
  const story = stories[place];
  if (!story) throw data(null, { status: 404, headers: { 'cache-control': 'no-cache' } });
  const linkTo = (at: number) => {
    const other = stories[at];
    return other && { id: other.id, name: other.name };
  };
  return storyData({ story, before: linkTo(place - 1), after: linkTo(place + 1) }, state);
}

/** Not indexed, because a story may be removed at any time. Visitors find it through the row of stories. */
export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(error);
  const { id, name, segments } = loaderData.story;
  return pageMeta(matches, {
    title: storyPage.title(name),
    description: storyPage.description(name, segments.length),
    path: paths.story(id),
    isIndexed: false,
  });
}

export default function StoryPage({ loaderData }: Route.ComponentProps) {
  return <StoryArticle {...loaderData} />;
}
