import { storiesHome } from '../../content/stories.ts';
import styles from './HomeStories.module.css';
import { SampleNote } from './SampleNote.tsx';
import { StoryRow } from './StoryRow.tsx';
import type { StoryTeaser } from './story-source.ts';

/** The stories on the home page. Renders nothing if there are none. */
export function HomeStories({ stories }: { stories: readonly StoryTeaser[] }) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.stories} aria-labelledby="stories-title">
      <div className={styles.inner}>
        <div>
          <h2 id="stories-title" className={styles.title}>
            {storiesHome.title}
          </h2>
          <p className={styles.lead}>{storiesHome.lead}</p>
        </div>
        <div>
          <StoryRow stories={stories} label={storiesHome.label} />
          <SampleNote />
        </div>
      </div>
    </section>
  );
}
