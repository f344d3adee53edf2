import { paths } from '@upcurve/site-content/paths';
import { storiesEmpty, storiesHead, storiesMeta, storiesShown } from '../../content/stories.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import { loadTeasers } from '../../features/stories/read-stories.server.ts';
import { SampleNote } from '../../features/stories/SampleNote.tsx';
import { StoryRow } from '../../features/stories/StoryRow.tsx';
import type { StoryTeaser } from '../../features/stories/story-source.ts';
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
        figure={<Drawing name="stories" viewBox="0 0 1000 540" />}
      />
      <StoriesStage stories={stories} />
    </>
  );
}

function StoriesStage({ stories }: { stories: readonly StoryTeaser[] }) {
  return (
    <section id="stories" className="section" data-surface="ink" aria-labelledby="stories-title">
      {stories.length > 0 ? (
        <div className="frame">
          <h2 id="stories-title" className="title below-4">
            {storiesShown.title}
          </h2>
          <StoryRow stories={stories} label={storiesShown.label} size="large" />
          <div className="above-2">
            <SampleNote />
          </div>
        </div>
      ) : (
        <div className="frame">
          <h2 id="stories-title">{storiesEmpty.title}</h2>
          <p className="quiet">{storiesEmpty.text}</p>
        </div>
      )}
    </section>
  );
}
