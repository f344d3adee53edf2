import { createClient } from '@upcurve/api-client/create-client';
import { type Story, testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { renditionsOf } from '@upcurve/ui/story-renditions';
import { data } from 'react-router';
import { config } from '../../../server/config.ts';
import { keepLastAnswer, type LastAnswer } from '../../last-answer.server.ts';
import type { StoryTeaser } from './story-source.ts';

/** Cache header of a page that shows the last known stories. */
export const KEPT_LIFETIME = 'public, max-age=0, s-maxage=5';

let read: ReturnType<typeof keepLastAnswer<Story[]>> | undefined;

/**
 * Returns the published stories in order. While the API is unavailable, returns the last known ones.
 * @throws if the API has not answered since this process started
 */
export async function readStories(): Promise<LastAnswer<Story[]>> {
  if (!read) {
    const api = createClient({ list: testimonials.listStories }, { baseUrl: config().apiUrl });
    read = keepLastAnswer((signal) => api.list({}, { signal }));
  }
  return read();
}

/** The loader's response. A page with the last known stories is only cached briefly. */
export const storyData = <T>(body: T, state: LastAnswer<unknown>['state']) =>
  data(body, {
    headers: state === 'kept' ? { 'cache-control': KEPT_LIFETIME } : {},
  });

/** Returns the picture of a story in a row: its first one, or else a poster or the avatar. */
function stillOf({ avatar, segments }: Story): StoryTeaser['still'] {
  const picture = segments.find(({ type }) => type === 'image');
  if (picture) return { src: picture.url, ...renditionsOf(picture) };
  const src = segments.find(({ posterUrl }) => posterUrl)?.posterUrl ?? avatar;
  return { src, ...renditionsOf({ sizes: [] }) };
}

/**
 * Returns the stories for a row; empty before the API's first response. The page is complete without them and is
 * rendered again after that response.
 */
export async function loadTeasers() {
  const none: LastAnswer<Story[]> = { value: [], state: 'kept' };
  const { value, state } = await readStories().catch(() => none);
  const stories: StoryTeaser[] = value.map((story) => ({
    id: story.id,
    name: story.name,
    still: stillOf(story),
  }));
  return storyData({ stories }, state);
}
