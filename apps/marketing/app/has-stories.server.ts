import { createClient } from '@upcurve/api-client/create-client';
import { testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { config } from '../server/config.ts';

/**
 * Every page needs the answer: the timeout stays unnoticed by visitors, and pages rendered within a second share a
 * call.
 */
const PATIENCE_MS = 1000;
const KNOWN_FOR_MS = 1000;

let last: { answer: Promise<boolean>; askedAt: number } | undefined;

async function ask(): Promise<boolean> {
  const api = createClient({ list: testimonials.listStories }, { baseUrl: config().apiUrl });
  const stories = await api.list({}, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return stories.length > 0;
}

/**
 * Returns whether there are stories to link to. Falls back to the last answer while the API is down; false before the
 * first.
 */
export function hasStories(now = Date.now()): Promise<boolean> {
  if (!last || now - last.askedAt > KNOWN_FOR_MS) {
    const before = last?.answer ?? Promise.resolve(false);
    last = { answer: ask().catch(() => before), askedAt: now };
  }
  return last.answer;
}
