import { type MediaKind, PIXELS_MAX, SIDE_MAX, wantedMedia } from '@upcurve/contracts/media';
import { formFaults } from '@upcurve/contracts/multipart';
import { refusal } from '../../lib/accept-form.ts';
import { HttpError } from '../../lib/errors.ts';

export type FileField = 'file' | 'poster';

const fault = (statusCode: 400 | 415, path: string, message: string) =>
  new HttpError(statusCode, message, { issues: [{ path, message }] });

/** Why a file is not taken, whatever its name and sender say of it. */
export const unknownFormat = (field: FileField, kinds: readonly MediaKind[]) =>
  fault(415, field, wantedMedia(kinds));
export const tooLarge = (field: FileField, max: number) =>
  refusal(formFaults.fileTooLarge(field, { max, types: [] }));
export const broken = (field: FileField, what: string) =>
  fault(400, field, `This ${what} is broken or cannot be read. Save it again and send it once more.`);
export const tooManyPixels = (field: FileField) =>
  fault(
    400,
    field,
    `This picture is too large. Make it smaller than ${PIXELS_MAX / 1e6} megapixels and ${SIDE_MAX.toLocaleString('en-GB')} pixels a side.`,
  );
export const animated = (field: FileField) =>
  fault(400, field, 'This picture moves. Send a still one, or a video.');
export const twoThings = (field: FileField) =>
  fault(400, field, 'This picture is something else as well. Save it again and send it once more.');
export const wrong = (path: string, message: string) => fault(400, path, message);
export const unplayable = () =>
  fault(415, 'file', 'Not every browser plays this video. Save it as MP4 with H.264, or as WebM.');
export const otherTracks = () =>
  fault(400, 'file', 'This video holds more than picture and sound. Save it without anything else.');
export const alreadyTooMany = () =>
  new HttpError(503, 'Many pictures are being made ready. Please try again in a moment.', { retryAfter: 5 });
