import { paths } from '@upcurve/site-content/paths';
import { storiesEmpty, storiesHead, storiesMeta, storiesRules, storiesShown } from '../../content/stories.ts';
import { CURVE_PATH } from '../../drawings/curve.ts';
import { loadTeasers } from '../../features/stories/read-stories.server.ts';
import { SampleNote } from '../../features/stories/SampleNote.tsx';
import styles from '../../features/stories/StoriesStage.module.css';
import { StoryRow } from '../../features/stories/StoryRow.tsx';
import type { StoryTeaser } from '../../features/stories/story-source.ts';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Questions } from '../../layout/parts/Questions.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
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

function StoriesStage({ stories }: { stories: readonly StoryTeaser[] }) {
  return (
    <section id="stories" className={styles.stage} data-surface="ink" aria-labelledby="stories-title">
      {stories.length > 0 ? (
        <div className="frame">
          <h2 id="stories-title" className={`title ${styles.title}`}>
            {storiesShown.title}
          </h2>
          <StoryRow stories={stories} label={storiesShown.label} size="large" />
          <div className={`split ${styles.usage}`}>
            <SampleNote />
            <Questions items={[storiesShown.usage]} />
          </div>
        </div>
      ) : (
        <EmptyFrame />
      )}
    </section>
  );
}

function EmptyFrame() {
  return (
    <div className={`card ${styles.frame}`}>
      <div className={styles.segments} aria-hidden="true" />
      <h2 id="stories-title">{storiesEmpty.title}</h2>
      <p className="quiet">{storiesEmpty.text}</p>
    </div>
  );
}

const StoriesPromise = () => (
  <Section title={storiesRules.title} shape="split">
    <Terms items={storiesRules.items} />
  </Section>
);

/** A telephone, a diary with a tick, and growing columns: the clinic before, what changes, and its figures now. */
const pictures = [
  'M-72-18c0-52 144-52 144 0v22h-40v-16c-20-10-44-10-64 0v16h-40zM-46 18h92l26 72h-144zM-20 54a20 20 0 1 0 40 0 20 20 0 1 0-40 0',
  'M-72-40h144v130h-144zM-72-4h144M-38-56v32M38-56v32M-46 24h34M-46 54h50M14 44l16 16 30-36',
  'M-76 90h152M-58 90v-34h30v34M-15 90v-68h30v68M28 90v-118h30v118',
];
const frames = pictures.map((picture, place) => ({ picture, x: 60 + place * 310, y: 90 - place * 30 }));
const WIDTH = 250;
const HEIGHT = 420;

function StoryFrames() {
  return (
    <svg viewBox="0 0 1000 540" fill="none" aria-hidden="true">
      {frames.map(({ picture, x, y }, place) => (
        <g key={x}>
          <rect
            x={x}
            y={y}
            width={WIDTH}
            height={HEIGHT}
            rx="22"
            fill="var(--blush)"
            fillOpacity={0.35 + place * 0.25}
            stroke="var(--text)"
            strokeWidth="2.5"
          />
          {[0, 1, 2].map((segment) => (
            <path
              key={segment}
              d={`M${x + 22 + segment * 71} ${y + 24}h60`}
              stroke="var(--text)"
              strokeOpacity={segment <= place ? 1 : 0.25}
              strokeWidth="4"
              strokeLinecap="round"
            />
          ))}
          <circle cx={x + 40} cy={y + 62} r="16" stroke="var(--text)" strokeWidth="2.5" />
          <path
            d={`M${x + 68} ${y + 62}h${70 + place * 18}`}
            stroke="var(--text)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <path
            d={picture}
            transform={`translate(${x + WIDTH / 2} ${y + 200})`}
            stroke="var(--text)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <g transform="translate(0 70)">
        <path d={CURVE_PATH} stroke="var(--accent)" strokeWidth="5" />
      </g>
    </svg>
  );
}
