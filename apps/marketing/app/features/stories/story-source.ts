import type { Story } from '@upcurve/contracts/testimonials/testimonials';
import { paths } from '@upcurve/site-content/paths';
import type { renditionsOf } from '@upcurve/ui/story-renditions';

/** The part of a story that is shown before it is opened: its first picture, or else its avatar. */
export interface StoryTeaser extends Pick<Story, 'id' | 'name'> {
  still: { src: string } & ReturnType<typeof renditionsOf>;
}

/** How long fetched stories are cached, in ms. */
const FRESH_FOR_MS = 60_000;

let known: { stories: Promise<Story[]>; until: number } | undefined;

async function fetchStories(): Promise<Story[]> {
  const response = await fetch(paths.storyList());
  if (!response.ok) throw new Error(`The stories could not be read: ${response.status}.`);
  return response.json() as Promise<Story[]>;
}

/** Fetches the full stories and caches them. A failure is not cached, so the next call retries. */
function loadStories(): Promise<Story[]> {
  if (known && Date.now() < known.until) return known.stories;
  const stories = fetchStories();
  known = { stories, until: Date.now() + FRESH_FOR_MS };
  stories.catch(() => {
    known = undefined;
  });
  return stories;
}

export async function loadViewer() {
  const [{ StoryViewer }, stories] = await Promise.all([
    import('@upcurve/ui/StoryViewer/StoryViewer'),
    loadStories(),
  ]);
  return { StoryViewer, stories };
}

/** Prefetches the first segment of a story. Errors are ignored, because the click itself reports them. */
export async function prepareStory(id: string): Promise<void> {
  try {
    const [{ prefetchSegment }, { stories }] = await Promise.all([
      import('@upcurve/ui/prefetch-segment'),
      loadViewer(),
    ]);
    const first = stories.find((story) => story.id === id)?.segments[0];
    if (first) prefetchSegment(first);
  } catch {
    // For example, the browser is offline.
  }
}
