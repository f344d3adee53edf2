import { paths } from '@upcurve/site-content/paths';
import { storiesHead, storiesMeta } from '../../content/stories.ts';
import { loadTeasers } from '../../features/stories/read-stories.server.ts';
import { StoriesPromise, StoriesStage } from '../../features/stories/StoriesStage.tsx';
import { StoryFrames } from '../../features/stories/StoryFrames.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ownHeaders } from '../../route-policy.ts';
import type { Route } from './+types/stories-test';

export const headers = ownHeaders;

export const loader = () => loadTeasers();

/** Opening or closing a story only changes the URL, so nothing is reloaded. */
export const shouldRevalidate = () => false;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const facts = loaderData?.stories.length ? storiesMeta.some : storiesMeta.none;
  return pageMeta(matches, { ...facts, path: paths.stories(), isIndexed: false });
}

export default function Stories({ loaderData: { stories } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        kicker={storiesHead.kicker}
        title={storiesHead.title}
        lead={storiesHead.lead}
        figure={<StoryFrames />}
      />
      <StoriesStage stories={stories} />
      <StoriesPromise />
    </>
  );
}
