import type { MediaKind } from '@upcurve/contracts/media/media';

/** The accepted formats, detected by a file's first bytes. */
export type Format = 'jpeg' | 'png' | 'webp' | 'mp4' | 'webm' | 'vtt';

const text = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);

export function formatOf(head: Buffer): Format | undefined {
  if (text(head, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp';
  if (text(head, 4, 8) === 'ftyp') return 'mp4';
  if (text(head, 0, 4) === '\x1a\x45\xdf\xa3') return 'webm';
  if (/^(\xef\xbb\xbf)?WEBVTT([ \t\r\n]|$)/.test(text(head, 0, 16))) return 'vtt';
  return undefined;
}

export const KIND_OF = {
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  mp4: 'video',
  webm: 'video',
  vtt: 'captions',
} satisfies Record<Format, MediaKind>;
