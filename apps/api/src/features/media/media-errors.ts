import type { MediaKind } from '@upcurve/contracts/media/media';
import { PIXELS_MAX, SIDE_MAX, wantedMedia } from '@upcurve/contracts/media/media-limits';
import { formFaults } from '@upcurve/contracts/shared/multipart';
import { HttpError, invalidField } from '../../lib/http/errors.ts';
import { toHttpError } from '../../lib/http/forms.ts';
import { refusedFormat } from './file-kind.ts';

export type FileField = 'file' | 'poster';

const unsupported = (path: string, message: string) =>
  new HttpError(415, message, { issues: [{ path, message }] });

/** Returns the error for an unsupported format. The file's name and content type do not count. */
export const unknownFormatError = (field: FileField, kinds: readonly MediaKind[], head: Buffer) =>
  unsupported(field, refusedFormat(head) ?? wantedMedia(kinds));
export const fileTooLargeError = (field: FileField, max: number) =>
  toHttpError(formFaults.fileTooLarge(field, { max, types: [] }));
export const brokenFileError = (field: FileField, what: string) =>
  invalidField(field, `This ${what} is damaged or cannot be read. Save it again and upload the new copy.`);
export const tooManyPixelsError = (field: FileField) =>
  invalidField(
    field,
    `This picture is too large. Make it smaller than ${PIXELS_MAX / 1e6} megapixels and ${SIDE_MAX.toLocaleString('en-GB')} pixels a side.`,
  );
export const animatedPictureError = (field: FileField) =>
  invalidField(field, 'Animated pictures are not supported. Upload a still picture or a video.');
export const unplayableVideoError = () =>
  unsupported('file', 'Not every browser can play this video. Save it as MP4 with H.264, or as WebM.');
export const tooManyPicturesError = () =>
  new HttpError(503, 'Too many pictures are being processed. Please try again in a moment.', {
    retryAfter: 5,
  });
