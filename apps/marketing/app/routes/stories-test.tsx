import { storiesHead, storiesMeta } from '../content/stories.ts';
import { StoriesPromise, StoriesStage } from '../features/stories/StoriesEmpty.tsx';
import { StoryFrames } from '../features/stories/StoryFrames.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/stories-test';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...storiesMeta, path: paths.stories() });
}

export default function Stories() {
  return (
    <>
      <PageHead
        kicker={storiesHead.kicker}
        title={storiesHead.title}
        lead={storiesHead.lead}
        figure={<StoryFrames />}
      />
      <StoriesStage />
      <StoriesPromise />
    </>
  );
}
