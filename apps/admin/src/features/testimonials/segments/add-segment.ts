import type { CallOptions } from '@upcurve/api-client/request';
import type { Media } from '@upcurve/contracts/media/media';
import type { StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { api } from '../../../api.ts';
import { sendMedia } from '../../../kit/media/upload/send-media.ts';
import type { Alt } from './AltFields.tsx';
import { orderOf, type SegmentDraft } from './segment-draft.ts';

/** Saves a file's description or marks it as decorative, wherever it is used. */
export const describeMedia = (id: string, { alt, isDecorative }: Alt) =>
  api.media.changeMedia({ params: { id }, body: { alt: isDecorative ? '' : alt, isDecorative } });

/** Adds a segment. First uploads its file unless it is from the library, and saves the description if there is one. */
export async function addSegment(
  storyId: string,
  draft: SegmentDraft,
  call: CallOptions & { signal: AbortSignal },
): Promise<StoredStory> {
  const { media: chosen, type, duration, order, ...said } = draft;
  if (!chosen) throw new Error('The form accepted a segment without a file.');
  const media: Media = chosen instanceof File ? await sendMedia(chosen, type, call) : chosen;
  const isNews = media.alt !== said.alt || media.isDecorative !== said.isDecorative;
  // A library file keeps its description unless a new one was entered.
  if (isNews && (said.alt || said.isDecorative)) await describeMedia(media.id, said);
  call.signal.throwIfAborted();
  return api.testimonials.addSegment({
    params: { storyId },
    fields: { type, mediaId: media.id, duration: String(duration), order: String(orderOf(order)) },
    files: {},
  });
}
