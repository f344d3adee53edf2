import type { LastGood } from '../../last-good.server.ts';
import { readStories, storyData } from './read-stories.server.ts';
import type { StoryTeaser } from './teasers.ts';

/**
 * The stories of a row; none before the API's first answer. The page is complete without them and is rendered again once
 * it answers.
 */
export async function loadTeasers() {
  const none: LastGood<StoryTeaser[]> = { value: [], state: 'kept' };
  const { value, state } = await readStories().catch(() => none);
  const stories: StoryTeaser[] = value.map(({ id, name, avatar }) => ({ id, name, avatar }));
  return storyData({ stories }, state);
}
