import type { CallOptions } from '@upcurve/api-client/request';
import type { Media } from '@upcurve/contracts/media';
import type { StoredStory } from '@upcurve/contracts/testimonials';
import { api } from '../../api.ts';
import { sendMedia } from '../../components/media/send-media.ts';
import type { Alt } from './AltFields.tsx';
import { orderOf, type SegmentDraft } from './segment-draft.ts';

/** Says what a file shows, or that it says nothing, for wherever it is used. */
export const describeMedia = (id: string, { alt, isDecorative }: Alt) =>
  api.media.changeMedia({ params: { id }, body: { alt: isDecorative ? '' : alt, isDecorative } });

/** Adds a segment: uploads its file first where it is none of the library, and describes it where somebody did. */
export async function addSegment(
  storyId: string,
  draft: SegmentDraft,
  call: CallOptions & { signal: AbortSignal },
): Promise<StoredStory> {
  const { media: chosen, type, duration, order, ...said } = draft;
  if (!chosen) throw new Error('The form let a segment without a file through.');
  const media: Media = chosen instanceof File ? await sendMedia(chosen, type, call) : chosen;
  const isNews = media.alt !== said.alt || media.isDecorative !== said.isDecorative;
  // A file that was there already keeps its description where none is given here.
  if (isNews && (said.alt || said.isDecorative)) await describeMedia(media.id, said);
  call.signal.throwIfAborted();
  return api.testimonials.addSegment({
    params: { storyId },
    fields: { type, mediaId: media.id, duration: String(duration), order: String(orderOf(order)) },
    files: {},
  });
}
