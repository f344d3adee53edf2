import { allBlocks } from '@upcurve/post-blocks/content';
import type { PostData } from '../../features/blog/post-data.ts';
import { loadTeasers } from '../../features/stories/read-stories.server.ts';
import type { StoryTeaser } from '../../features/stories/story-source.ts';

/** Returns the stories that a post shows. Only requests them if the post has a story row. */
export async function readEmbeddedStories({ blocks }: PostData): Promise<StoryTeaser[]> {
  if (!allBlocks(blocks).some(({ type }) => type === 'storyRow')) return [];
  const { data } = await loadTeasers();
  return data.stories;
}
