import { storiesEmpty, storiesRules, storiesShown } from '../../content/stories.ts';
import { Section } from '../../layout/page/Section.tsx';
import { Questions } from '../../layout/parts/Questions.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
import { SampleNote } from './SampleNote.tsx';
import styles from './StoriesStage.module.css';
import { StoryRow } from './StoryRow.tsx';
import type { StoryTeaser } from './story-source.ts';

/** The row of stories, or a message if there are none. */
export function StoriesStage({ stories }: { stories: readonly StoryTeaser[] }) {
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

/** Our rules for stories. */
export const StoriesPromise = () => (
  <Section title={storiesRules.title} shape="split">
    <Terms items={storiesRules.items} />
  </Section>
);
