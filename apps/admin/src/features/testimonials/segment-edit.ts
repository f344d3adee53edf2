import type { Media } from '@upcurve/contracts/media';
import { durationOfClip, type SegmentChange, type StoredSegment } from '@upcurve/contracts/testimonials';
import type { Alt } from './AltFields.tsx';

/** The form of a segment that is there, field by field. */
export interface SegmentEdit extends Alt {
  duration: number | string;
  /** Shown in place of what is stored. */
  other: Media | null;
  captions: { id: string; name: string } | null;
}

const storedCaptions = ({ captionsId }: StoredSegment) =>
  captionsId === null ? null : { id: captionsId, name: 'There are captions' };

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

/** Another file is chosen. Captions were those of the former one, and a clip is shown whole. */
export const withOther = (segment: StoredSegment, picked: Media): Partial<SegmentEdit> => {
  const isBack = picked.id === segment.mediaId;
  return {
    other: isBack ? null : picked,
    alt: picked.alt,
    isDecorative: picked.isDecorative,
    captions: isBack ? storedCaptions(segment) : null,
    ...(picked.durationMs !== undefined && { duration: durationOfClip(picked.durationMs) }),
  };
};

/** What is sent: only what differs, but of another file all, since the server would choose it anew. */
export function changeOf(segment: StoredSegment, edit: SegmentEdit): SegmentChange {
  const captionsId = edit.captions?.id ?? null;
  const duration = Number(edit.duration);
  if (edit.other) return { mediaId: edit.other.id, captionsId, duration };
  return {
    ...(captionsId !== segment.captionsId && { captionsId }),
    ...(duration !== segment.duration && { duration }),
  };
}
