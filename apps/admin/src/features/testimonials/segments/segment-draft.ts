import type { Media } from '@upcurve/contracts/media/media';
import {
  DURATION_DEFAULT_MS,
  DURATION_MAX_MS,
  DURATION_MIN_MS,
  durationOfClip,
  type SegmentChange,
  type SegmentType,
  STORY_ORDER_MAX,
  type StoredSegment,
} from '@upcurve/contracts/testimonials/testimonials';
import type { Alt } from './AltFields.tsx';
import { mediaOfSegment } from './segment-words.ts';

/** Step of the fields for the display time, in ms. */
export const DURATION_STEP_MS = 1000;

type NumberText = number | string;

/** A picture or clip of the library. */
type SegmentMedia = Pick<
  Media,
  | 'id'
  | 'url'
  | 'sizes'
  | 'posterUrl'
  | 'durationMs'
  | 'focalPoint'
  | 'placeholder'
  | 'fileName'
  | 'alt'
  | 'isDecorative'
> & { kind: SegmentType };

export type SegmentDraft = Alt & {
  media: SegmentMedia | null;
  /** In ms. */
  duration: NumberText;
  order: NumberText;
  captions: { id: string; name: string } | null;
};

const storedCaptions = ({ captionsId }: StoredSegment) =>
  captionsId === null ? null : { id: captionsId, name: 'Captions added' };

const NEW: SegmentDraft = {
  media: null,
  duration: DURATION_DEFAULT_MS,
  order: 0,
  alt: '',
  isDecorative: false,
  captions: null,
};

export const draftOf = (segment: StoredSegment | undefined): SegmentDraft =>
  segment
    ? {
        media: mediaOfSegment(segment),
        duration: segment.duration,
        order: segment.order,
        alt: segment.alt,
        isDecorative: segment.isDecorative,
        captions: storedCaptions(segment),
      }
    : NEW;

/** Selects another file. Its description and captions replace those of the file before, and a clip plays in full. */
export function chooseMedia(
  segment: StoredSegment | undefined,
  draft: SegmentDraft,
  picked: Media & { kind: SegmentType },
): Partial<SegmentDraft> {
  const isBack = segment?.mediaId === picked.id;
  return {
    media: picked,
    alt: picked.alt || (draft.media ? '' : draft.alt),
    isDecorative: picked.isDecorative,
    captions: isBack ? storedCaptions(segment) : null,
    ...(picked.durationMs !== undefined && { duration: durationOfClip(picked.durationMs) }),
  };
}

const isWhole = (text: NumberText, min: number, max: number) =>
  text !== '' && Number.isInteger(Number(text)) && Number(text) >= min && Number(text) <= max;

export function durationError(duration: NumberText): string | null {
  if (isWhole(duration, DURATION_MIN_MS, DURATION_MAX_MS)) return null;
  return `Enter a whole number from ${DURATION_MIN_MS} to ${DURATION_MAX_MS}.`;
}

export function orderError(order: NumberText): string | null {
  if (order === '' || isWhole(order, 0, STORY_ORDER_MAX)) return null;
  return `Enter a whole number from 0 to ${STORY_ORDER_MAX}.`;
}

/** Returns the number in an order field, or 0 if it is empty. */
export const orderOf = (order: NumberText) => Number.parseInt(String(order), 10) || 0;

/**
 * Returns the change to send: only the differences, or all fields for another file, because the server would reset
 * them.
 */
export function changeOf(segment: StoredSegment, draft: SegmentDraft): SegmentChange {
  const captionsId = draft.captions?.id ?? null;
  const duration = Number(draft.duration);
  if (draft.media && draft.media.id !== segment.mediaId)
    return { mediaId: draft.media.id, captionsId, duration };
  return {
    ...(captionsId !== segment.captionsId && { captionsId }),
    ...(duration !== segment.duration && { duration }),
  };
}
