import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { storiesHome } from '../../content/stories.ts';
import buttons from '../../layout/parts/button.module.css';
import styles from './HomeStories.module.css';
import { StoryRow } from './StoryRow.tsx';
import type { StoryTeaser } from './story-source.ts';

const SHOWN = 3;

/** The first stories, for the home page. Renders nothing if there are none. */
export function HomeStories({ stories }: { stories: readonly StoryTeaser[] }) {
  if (stories.length === 0) return null;
  return (
    <div className={styles.stories}>
      <div>
        <h3>{storiesHome.title}</h3>
        <p className="small">{storiesHome.lead}</p>
        <Link to={paths.stories()} prefetch="intent" className={buttons.quiet}>
          {storiesHome.all}
        </Link>
      </div>
      <StoryRow stories={stories.slice(0, SHOWN)} label={storiesHome.label} />
    </div>
  );
}
