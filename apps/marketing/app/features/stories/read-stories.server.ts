import { createClient } from '@upcurve/api-client/create-client';
import { type Story, testimonials } from '@upcurve/contracts/testimonials';
import { config } from '../../../server/config.ts';
import { lastGood } from '../../last-good.server.ts';

let read: ReturnType<typeof lastGood<Story[]>> | undefined;

/**
 * The stories that visitors see, by order; while the API is away, as they were last.
 * @throws where the API has not answered since this process started
 */
export async function readStories(): Promise<Story[]> {
  if (!read) {
    const api = createClient({ list: testimonials.listStories }, { baseUrl: config().apiUrl });
    read = lastGood((signal) => api.list({}, { signal }));
  }
  return (await read()).value;
}
