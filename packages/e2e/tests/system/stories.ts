import { chromium } from 'playwright-core';
import { expect, vi } from 'vitest';
import { drawPng, PORTRAIT, recordClip, type SampleFile, writeCaptions } from '../pages/sample-files.ts';
import { ownerApi } from './api.ts';
import { browserAddress } from './current.ts';

/** The duration of each slide in these tests, in ms. */
export const SLIDE_MS = 3000;

const fileOf = ({ buffer, name, mimeType }: SampleFile) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });

/**
 * Replaces all stories with two: LINDEN with a picture, a clip with captions and a picture, and HARBOUR with one
 * picture. Returns their ids and a function that removes them.
 */
export async function publishStories() {
  const browser = await chromium.connect(browserAddress);
  const page = await browser.newPage();
  const clip = fileOf(await recordClip(page, 'film.webm'));
  const pictures = await Promise.all(
    [10, 70, 130, 190, 250].map((hue) => drawPng(page, `${hue}.png`, hue, PORTRAIT)),
  );
  const [lindenFace, harbourFace, before, after, today] = pictures.map(fileOf) as [
    File,
    File,
    File,
    File,
    File,
  ];
  await browser.close();
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

  const create = async (name: string, cta: string, order: string, avatar: File) =>
    (await testimonials.createStory({ fields: { name, cta, order }, files: { avatar } })).id;
  const addPicture = (storyId: string, alt: string, order: string, picture: File) =>
    testimonials.addSegment({
      params: { storyId },
      fields: { type: 'image', alt, order, duration: String(SLIDE_MS) },
      files: { media: picture },
    });

  const linden = await create('Linden', '/contact', '1', lindenFace);
  const harbour = await create('Harbour', 'https://harbour.example/book', '2', harbourFace);
  await addPicture(linden, 'Before, in figures', '1', before);
  const withClip = await testimonials.addSegment({
    params: { storyId: linden },
    fields: { type: 'video', alt: 'What we changed', order: '2', durationMs: '1500' },
    files: { media: clip, poster: before },
  });
  const captions = fileOf(writeCaptions('film.vtt', '<b>We rang</b> every enquiry.', 10));
  const { id: captionsId } = await media.addMedia({ fields: {}, files: { file: captions } });
  await testimonials.changeSegment({
    params: { segmentId: withClip.segments.at(-1)!.id },
    body: { captionsId, duration: 60_000 },
  });
  await addPicture(linden, 'After, in figures', '3', after);
  await addPicture(harbour, 'Today, in figures', '1', today);

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
