import { data } from 'react-router';
import { storyPage } from '../content/stories.ts';
import { readStories } from '../features/stories/read-stories.server.ts';
import { StoryArticle } from '../features/stories/StoryArticle.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/story';

export async function loader({ params }: Route.LoaderArgs) {
  const stories = await readStories();
  const place = stories.findIndex(({ id }) => id === params.id);
  const story = stories[place];
  if (!story) throw data(null, { status: 404 });
  const linkTo = (at: number) => {
    const other = stories[at];
    return other && { id: other.id, name: other.name };
  };
  return { story, before: linkTo(place - 1), after: linkTo(place + 1) };
}

/** A story may be taken down on any day, and is found by the row; search engines keep the pages that stay. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: '404 Page Not Found · Upcurve' }, { name: 'robots', content: 'noindex' }];
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
