import type { LastGood } from '../../last-good.server.ts';
import { readStories, storyData } from './read-stories.server.ts';
import type { StoryTeaser } from './teasers.ts';

/** The stories of a row; none where the API has not answered yet: the page is whole without, and is made anew once it has. */
export async function loadTeasers() {
  const none: LastGood<StoryTeaser[]> = { value: [], state: 'kept' };
  const { value, state } = await readStories().catch(() => none);
  const stories: StoryTeaser[] = value.map(({ id, name, avatar }) => ({ id, name, avatar }));
  return storyData({ stories }, state);
}
