import type { MediaKind } from '@upcurve/contracts/media/media';

/** The accepted formats, detected by a file's first bytes. */
export type Format = 'jpeg' | 'png' | 'webp' | 'mp4' | 'webm' | 'vtt';

const text = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);

export function formatOf(head: Buffer): Format | undefined {
  if (text(head, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp';
  if (text(head, 4, 8) === 'ftyp') return refusedFormat(head) ? undefined : 'mp4';
  if (text(head, 0, 4) === '\x1a\x45\xdf\xa3') return 'webm';
  if (/^(\xef\xbb\xbf)?WEBVTT([ \t\r\n]|$)/.test(text(head, 0, 16))) return 'vtt';
  return undefined;
}

/**
 * Formats that we do not accept, by a file's first bytes, and what to send instead. Some of them use the container of
 * MP4: only the brands at its start tell them apart.
 */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^....ftyp(?:avi[fs]|m[is]f1.{4}(?:.{4})*?avi[fs])/s, 'This is an AVIF picture. Export it as JPEG.'],
  [/^....ftyp(?:he[iv][cmsx]|m[is]f1)/s, 'This is a HEIC photo. Export it as JPEG.'],
  [/^....(?:ftypqt {2}|moov|wide|mdat)/s, 'This is a MOV video. Export it as MP4.'],
  [/^....ftypM4[AB] /s, 'This is a sound recording. Send a video.'],
  [/^(?:II\*\0|MM\0\*)/, 'This is a TIFF picture. Export it as JPEG.'],
  [/^GIF8/, 'This is a GIF. Export it as PNG, or as MP4 if it moves.'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?<svg\s/i, 'This is an SVG drawing. Export it as PNG.'],
  [/^%PDF-/, 'This is a PDF. Export its page as PNG.'],
];

export const refusedFormat = (head: Buffer): string | undefined =>
  REFUSED.find(([start]) => start.test(head.toString('latin1')))?.[1];

export const KIND_OF = {
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  mp4: 'video',
  webm: 'video',
  vtt: 'captions',
} satisfies Record<Format, MediaKind>;
