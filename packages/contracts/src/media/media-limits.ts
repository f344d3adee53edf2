import { keysOf } from '../shared/keys.ts';

/* Separate from the schemas, which would load zod with the editor of posts. */

const MB = 1024 * 1024;

/** Maximum file size of each kind, in bytes. */
export const IMAGE_MAX = 5 * MB;
export const VIDEO_MAX = 100 * MB;
export const CAPTIONS_MAX = 512 * 1024;
/** Maximum number of pixels of a picture that is decoded, and maximum length of its longer side in pixels. */
export const PIXELS_MAX = 40_000_000;
export const SIDE_MAX = 16_000;
export const ALT_MAX = 250;
export const CLIP_MAX_MS = 24 * 3_600_000;
/** Maximum difference between the browser's duration of a clip and ours, in ms. */
export const DURATION_SLACK_MS = 1000;

export const MEDIA_KINDS = { image: 'Pictures', video: 'Videos', captions: 'Captions' } as const;
type MediaKind = keyof typeof MEDIA_KINDS;

export const MEDIA_MAX: Record<MediaKind, number> = {
  image: IMAGE_MAX,
  video: VIDEO_MAX,
  captions: CAPTIONS_MAX,
};

const FORMATS: Record<MediaKind, string> = {
  image: 'a JPEG, PNG or WebP picture',
  video: 'an MP4 or WebM video',
  captions: 'WebVTT captions',
};

/** Returns an error message that asks for a file of these kinds. */
export function wantedMedia(kinds: readonly MediaKind[] = keysOf(MEDIA_KINDS)): string {
  const formats = kinds.map((kind) => FORMATS[kind]);
  const last = formats.pop() ?? '';
  return `Send ${formats.length > 0 ? `${formats.join(', ')}, or ${last}` : last}.`;
}

/** Content types by file extension of the key. */
export const MEDIA_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
} as const;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
