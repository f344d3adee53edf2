import type { Parts } from '@upcurve/post-blocks/render/Scene';
import { useLoaderData } from 'react-router';
import { postWords } from '../../content/blog.ts';
import styles from '../../features/blog/post/post-parts.module.css';
import { PostTeaser } from '../../features/calculator/PostTeaser.tsx';
import { SampleNote } from '../../features/stories/SampleNote.tsx';
import { StoryRow } from '../../features/stories/StoryRow.tsx';
import type { StoryTeaser } from '../../features/stories/story-source.ts';

/** Components of other features that posts can embed. */
export const embeddedParts: Parts = { storyRow: PostStories, calculatorTeaser: PostTeaser };

/** The stories from the route's loader. Renders nothing if there are none. */
function PostStories({ block: { title } }: { block: { title: string } }) {
  const { stories } = useLoaderData() as { stories: StoryTeaser[] };
  if (stories.length === 0) return null;
  const name = title || postWords.stories;
  return (
    <div className={styles.stories}>
      <p className="subheading below-1">{name}</p>
      <StoryRow stories={stories} label={name} />
      <SampleNote />
    </div>
  );
}
