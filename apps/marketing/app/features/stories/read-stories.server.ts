import { createClient } from '@upcurve/api-client/create-client';
import { type Story, testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { data } from 'react-router';
import { config } from '../../../server/config.ts';
import { keepLastAnswer, type LastAnswer } from '../../last-answer.server.ts';
import type { StoryTeaser } from './story-source.ts';

/** How long a page with the last known stories is kept. */
export const KEPT_LIFETIME = 'public, max-age=0, s-maxage=5';

let read: ReturnType<typeof keepLastAnswer<Story[]>> | undefined;

/**
 * The stories that visitors see, by order; while the API is away, as they were last.
 * @throws where the API has not answered since this process started
 */
export async function readStories(): Promise<LastAnswer<Story[]>> {
  if (!read) {
    const api = createClient({ list: testimonials.listStories }, { baseUrl: config().apiUrl });
    read = keepLastAnswer((signal) => api.list({}, { signal }));
  }
  return read();
}

/** The loader's stories; a page with the last known ones is not kept for long. */
export const storyData = <T>(body: T, state: LastAnswer<unknown>['state']) =>
  data(body, {
    headers: state === 'kept' ? { 'cache-control': KEPT_LIFETIME } : {},
  });

/**
 * The stories of a row; none before the API's first answer. The page is complete without them and is rendered again once
 * it answers.
 */
export async function loadTeasers() {
  const none: LastAnswer<StoryTeaser[]> = { value: [], state: 'kept' };
  const { value, state } = await readStories().catch(() => none);
  const stories: StoryTeaser[] = value.map(({ id, name, avatar }) => ({ id, name, avatar }));
  return storyData({ stories }, state);
}
