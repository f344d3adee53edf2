import { readStories } from './read-stories.server.ts';
import type { StoryTeaser } from './teasers.ts';

/** The stories of a row; none where the API has not answered yet: the page is whole without, and is made anew once it has. */
export async function readTeasers(): Promise<StoryTeaser[]> {
  const stories = await readStories().catch(() => []);
  return stories.map(({ id, name, avatar }) => ({ id, name, avatar }));
}
