import type { Story } from '@upcurve/contracts/testimonials/testimonials';
import { paths } from '../../paths.ts';

/** A story as shown before it is opened. */
export type StoryTeaser = Pick<Story, 'id' | 'name' | 'avatar'>;

/** How long a returning visitor sees the cached row, in ms. */
const FRESH_FOR_MS = 60_000;

let known: { stories: Promise<Story[]>; until: number } | undefined;

async function fetchStories(): Promise<Story[]> {
  const response = await fetch(paths.storyList());
  if (!response.ok) throw new Error(`The stories could not be read: ${response.status}.`);
  return response.json() as Promise<Story[]>;
}

/** The stories with all that they show; asked for once. A failure is forgotten, so that the next call asks again. */
function loadStories(): Promise<Story[]> {
  if (known && Date.now() < known.until) return known.stories;
  const stories = fetchStories();
  known = { stories, until: Date.now() + FRESH_FOR_MS };
  stories.catch(() => {
    known = undefined;
  });
  return stories;
}

/** The viewer and what it shows. */
export async function loadViewer() {
  const [{ StoryViewer }, stories] = await Promise.all([
    import('@upcurve/ui/StoryViewer/StoryViewer'),
    loadStories(),
  ]);
  return { StoryViewer, stories };
}

/** Prefetches the first content of a story. A failure is reported by the press itself. */
export async function prepareStory(id: string): Promise<void> {
  try {
    const [{ prefetchSegment }, { stories }] = await Promise.all([
      import('@upcurve/ui/prefetch-segment'),
      loadViewer(),
    ]);
    const first = stories.find((story) => story.id === id)?.segments[0];
    if (first) prefetchSegment(first);
  } catch {
    // Offline, say.
  }
}
