import type { MediaKind } from '@upcurve/contracts/media/media';
import { PIXELS_MAX, SIDE_MAX, wantedMedia } from '@upcurve/contracts/media/media-limits';
import { formFaults } from '@upcurve/contracts/shared/multipart';
import { HttpError } from '../../lib/http/errors.ts';
import { toHttpError } from '../../lib/http/forms.ts';
import { refusedFormat } from './file-kind.ts';

export type FileField = 'file' | 'poster';

const fieldError = (statusCode: 400 | 415, path: string, message: string) =>
  new HttpError(statusCode, message, { issues: [{ path, message }] });

/** Returns the error for an unsupported format. The file's name and content type do not count. */
export const unknownFormatError = (field: FileField, kinds: readonly MediaKind[], head: Buffer) =>
  fieldError(415, field, refusedFormat(head) ?? wantedMedia(kinds));
export const fileTooLargeError = (field: FileField, max: number) =>
  toHttpError(formFaults.fileTooLarge(field, { max, types: [] }));
export const brokenFileError = (field: FileField, what: string) =>
  fieldError(400, field, `This ${what} is damaged or cannot be read. Save it again and upload the new copy.`);
export const tooManyPixelsError = (field: FileField) =>
  fieldError(
    400,
    field,
    `This picture is too large. Make it smaller than ${PIXELS_MAX / 1e6} megapixels and ${SIDE_MAX.toLocaleString('en-GB')} pixels a side.`,
  );
export const animatedPictureError = (field: FileField) =>
  fieldError(400, field, 'Animated pictures are not supported. Upload a still picture or a video.');
export const invalidFileError = (path: string, message: string) => fieldError(400, path, message);
export const unplayableVideoError = () =>
  fieldError(415, 'file', 'Not every browser can play this video. Save it as MP4 with H.264, or as WebM.');
export const extraTracksError = () =>
  fieldError(400, 'file', 'This video has tracks other than picture and sound. Save it without them.');
export const tooManyPicturesError = () =>
  new HttpError(503, 'Too many pictures are being processed. Please try again in a moment.', {
    retryAfter: 5,
  });
