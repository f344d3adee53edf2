import type { Media } from '@upcurve/contracts/media/media';
import {
  durationOfClip,
  type SegmentChange,
  type StoredSegment,
} from '@upcurve/contracts/testimonials/testimonials';
import type { Alt } from './AltFields.tsx';

/** The form values of an existing segment. */
export interface SegmentEdit extends Alt {
  duration: number | string;
  /** Replaces the stored file. */
  other: Media | null;
  captions: { id: string; name: string } | null;
}

const storedCaptions = ({ captionsId }: StoredSegment) =>
  captionsId === null ? null : { id: captionsId, name: 'Captions added' };

export const editOf = (segment: StoredSegment): SegmentEdit => ({
  duration: segment.duration,
  alt: segment.alt,
  isDecorative: segment.isDecorative,
  other: null,
  captions: storedCaptions(segment),
});

export const withCaptions = ({ id, fileName }: Media): Partial<SegmentEdit> => ({
  captions: { id, name: fileName },
});

/** Selects another file. Removes the captions and resets the duration to the full length of a clip. */
export const chooseOtherMedia = (segment: StoredSegment, picked: Media): Partial<SegmentEdit> => {
  const isBack = picked.id === segment.mediaId;
  return {
    other: isBack ? null : picked,
    alt: picked.alt,
    isDecorative: picked.isDecorative,
    captions: isBack ? storedCaptions(segment) : null,
    ...(picked.durationMs !== undefined && { duration: durationOfClip(picked.durationMs) }),
  };
};

/**
 * Returns the change to send: only the differences, or all fields for another file, because the server would reset
 * them.
 */
export function changeOf(segment: StoredSegment, edit: SegmentEdit): SegmentChange {
  const captionsId = edit.captions?.id ?? null;
  const duration = Number(edit.duration);
  if (edit.other) return { mediaId: edit.other.id, captionsId, duration };
  return {
    ...(captionsId !== segment.captionsId && { captionsId }),
    ...(duration !== segment.duration && { duration }),
  };
}
