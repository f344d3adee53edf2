import type { Media } from '@upcurve/contracts/media/media';
import {
  DURATION_DEFAULT_MS,
  DURATION_MAX_MS,
  DURATION_MIN_MS,
  type SegmentType,
  STORY_ORDER_MAX,
} from '@upcurve/contracts/testimonials/testimonials';
import type { Alt } from './AltFields.tsx';

/** Step of the fields for the display time, in ms. */
export const DURATION_STEP_MS = 1000;

/** The value of a number field: a number or incomplete text. */
type NumberText = number | string;

export interface SegmentDraft extends Alt {
  type: SegmentType;
  /** A file to upload, or one from the library. */
  media: File | Media | null;
  /** In ms. */
  duration: NumberText;
  order: NumberText;
}

export const newSegment: SegmentDraft = {
  type: 'image',
  media: null,
  duration: DURATION_DEFAULT_MS,
  order: 0,
  alt: '',
  isDecorative: false,
};

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
