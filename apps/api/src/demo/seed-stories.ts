import { join } from 'node:path';
import { DURATION_DEFAULT_MS } from '@upcurve/contracts/testimonials/testimonials';
import { v7 as uuidv7 } from 'uuid';
import { isSeeded, recordSeed } from '../db/seeds.ts';
import { storyQueries } from '../features/testimonials/queries.ts';
import { lockMediaToShow, storyService } from '../features/testimonials/service.ts';
import type { Services } from '../services.ts';
import { DEMO_STORIES, type DemoStory } from './demo-stories.ts';
import { createDemoFileStore } from './store-demo-file.ts';

/** Resolves next to this file, and next to the built server. */
export const STORY_FILES = join(import.meta.dirname, 'stories');

const SEED = 'stories';

/**
 * Adds the demo stories, once per database, so stories that staff delete stay deleted. Do not make a user wait for
 * this: the files are processed like any upload, which takes seconds. After an interruption the next start reuses the
 * files that are already stored.
 */
export async function seedStories(services: Services): Promise<void> {
  if (await isSeeded(services.db, SEED)) return;
  const { publish } = storyService(services);
  const keep = createDemoFileStore(services, STORY_FILES);

  async function keepStory({ files, moment, clip, quote }: DemoStory) {
    return {
      avatar: await keep(`${files}-avatar.webp`, 'image'),
      moment: await keep(`${files}-moment.webp`, 'image', moment),
      clip: await keep(`${files}-clip.mp4`, 'video', clip, `${files}-poster.webp`),
      captions: await keep(`${files}-clip.vtt`, 'captions'),
      quote: await keep(`${files}-quote.webp`, 'image', quote),
    };
  }

  const uploaded: { story: DemoStory; media: Awaited<ReturnType<typeof keepStory>> }[] = [];
  for (const story of DEMO_STORIES) uploaded.push({ story, media: await keepStory(story) });
  await publish(async (trx) => {
    // A parallel start may have added them.
    if (!(await recordSeed(trx, SEED))) return;
    const stories = storyQueries(trx);
    for (const [i, { story, media }] of uploaded.entries()) {
      const storyId = uuidv7();
      const { name, cta, quoteMs } = story;
      await lockMediaToShow(trx, media.avatar.id, 'avatar', ['image']);
      await stories.add({
        id: storyId,
        name,
        avatarId: media.avatar.id,
        cta,
        isActive: true,
        sortOrder: i + 1,
      });
      const segments = [
        { shown: media.moment, captionsId: null, durationMs: DURATION_DEFAULT_MS },
        {
          shown: media.clip,
          captionsId: media.captions.id,
          durationMs: media.clip.durationMs ?? DURATION_DEFAULT_MS,
        },
        { shown: media.quote, captionsId: null, durationMs: quoteMs },
      ];
      for (const [place, { shown, captionsId, durationMs }] of segments.entries()) {
        await lockMediaToShow(trx, shown.id, 'media', ['image', 'video']);
        if (captionsId) await lockMediaToShow(trx, captionsId, 'captions', ['captions']);
        const order = { sortOrder: place + 1, durationMs, captionsId };
        await stories.addSegment({ ...order, id: uuidv7(), storyId, mediaId: shown.id });
      }
    }
  });
}
