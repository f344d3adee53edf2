import { chromium } from 'playwright-core';
import { expect, vi } from 'vitest';
import { ownerApi } from './api.ts';
import { browserAddress } from './current.ts';
import { drawStoryFiles } from './story-files.ts';

/** The duration of each slide in these tests, in ms. */
export const SLIDE_MS = 3000;

/**
 * Replaces all stories with two: LINDEN with a picture, a clip with captions and a picture, and HARBOUR with one
 * picture. Returns their ids and a function that removes them.
 */
export async function publishStories() {
  const browser = await chromium.connect(browserAddress);
  const files = await drawStoryFiles(browser, ['Linden', 'Harbour', 'Before', 'After', 'Today']).finally(() =>
    browser.close(),
  );
  const { testimonials, media } = await ownerApi();
  // The product creates demo stories a few seconds after its first start.
  const all = await vi.waitFor(
    async () => {
      const found = await testimonials.listAllStories();
      expect(found).not.toEqual([]);
      return found;
    },
    { timeout: 60_000, interval: 250 },
  );
  const others = all.filter(({ isActive }) => isActive);
  const turn = async (ids: readonly string[], isActive: 'true' | 'false') => {
    for (const id of ids) await testimonials.updateStory({ params: { id }, fields: { isActive }, files: {} });
  };
  await turn(
    others.map(({ id }) => id),
    'false',
  );

  const create = async (name: string, cta: string, order: string) =>
    (await testimonials.createStory({ fields: { name, cta, order }, files: { avatar: files.picture(name) } }))
      .id;
  const addPicture = (storyId: string, label: string, order: string) =>
    testimonials.addSegment({
      params: { storyId },
      fields: { type: 'image', alt: `${label}, in figures`, order, duration: String(SLIDE_MS) },
      files: { media: files.picture(label) },
    });

  const linden = await create('Linden', '/contact', '1');
  const harbour = await create('Harbour', 'https://harbour.example/book', '2');
  await addPicture(linden, 'Before', '1');
  const withClip = await testimonials.addSegment({
    params: { storyId: linden },
    fields: { type: 'video', alt: 'What we changed', order: '2', durationMs: String(files.clipMs) },
    files: { media: files.clip, poster: files.picture('Before') },
  });
  const { id: captionsId } = await media.addMedia({ fields: {}, files: { file: files.captions } });
  await testimonials.changeSegment({
    params: { segmentId: withClip.segments.at(-1)!.id },
    body: { captionsId, duration: 60_000 },
  });
  await addPicture(linden, 'After', '3');
  await addPicture(harbour, 'Today', '1');

  return {
    linden,
    harbour,
    turnOn: (id: string, isActive: boolean) => turn([id], isActive ? 'true' : 'false'),
    async remove() {
      for (const id of [linden, harbour]) await testimonials.deleteStory({ params: { id } });
      await turn(
        others.map(({ id }) => id),
        'true',
      );
    },
  };
}
