import { del, get, patch, post } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { pageFields } from '../shared/page-fields.ts';
import { SEARCH_MAX } from '../shared/search-max.ts';
import { byId, Empty, flagText, Instant, integerText, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import {
  ALT_MAX,
  CLIP_MAX_MS,
  IMAGE_MAX,
  MEDIA_KINDS,
  MEDIA_TYPES,
  PICTURE_TYPES,
  VIDEO_MAX,
} from './media-limits.ts';

export const MediaKind = z.enum(keysOf(MEDIA_KINDS));
export type MediaKind = z.infer<typeof MediaKind>;
export type MediaExtension = keyof typeof MEDIA_TYPES;

/**
 * Content types that a sender may declare. The real type is detected from the content. Some systems have no type for
 * .vtt.
 */
const SENT_TYPES = [
  ...PICTURE_TYPES,
  'video/mp4',
  'video/webm',
  'text/vtt',
  'application/octet-stream',
] as const;

const share = z.number().min(0, 'From 0 to 1.').max(1, 'From 0 to 1.');
/** The focal point for cropping, as fractions of width and height. */
export const FocalPoint = z.strictObject({ x: share, y: share });
export type FocalPoint = z.infer<typeof FocalPoint>;

/**
 * `url` is the rendition that every browser can show. For a picture it is the widest JPEG or PNG, with its `width` and
 * `height`. `sizes` are all renditions, for `srcset`. Captions have neither width nor height. `placeholder` is a tiny
 * picture as a data URL.
 */
export const Media = z.strictObject({
  id: z.uuid(),
  kind: MediaKind,
  url: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationMs: z.int().optional(),
  sizes: z.array(z.strictObject({ url: z.string(), width: z.int(), type: z.string() })),
  posterUrl: z.string().optional(),
  alt: z.string(),
  isDecorative: z.boolean(),
  focalPoint: FocalPoint,
  placeholder: z.string().nullable(),
  fileName: z.string(),
  /** Total bytes of all stored renditions. */
  size: z.int(),
  createdAt: Instant,
  createdBy: z.string().nullable(),
});
export type Media = z.infer<typeof Media>;

/** A place that uses a file. `kind` is the noun that uses it. */
export const MediaUse = z.strictObject({
  kind: z.enum(['testimonial', 'post', 'author']),
  id: z.uuid(),
  title: z.string(),
});
export type MediaUse = z.infer<typeof MediaUse>;

/** The details of a 409 when a file in use is deleted. */
export const InUse = z.object({ usedIn: z.array(MediaUse) });
export type InUse = z.infer<typeof InUse>;

export const MediaDetail = Media.extend({ usedIn: z.array(MediaUse) });
export type MediaDetail = z.infer<typeof MediaDetail>;

export const MediaFilter = z.strictObject({
  search: line({ max: SEARCH_MAX }).optional(),
  kind: MediaKind.optional(),
  ...pageFields,
});
export type MediaFilter = z.infer<typeof MediaFilter>;

const Alt = line({ max: ALT_MAX });

export const MediaChange = z.strictObject({
  alt: Alt.optional(),
  isDecorative: z.boolean().optional(),
  focalPoint: FocalPoint.optional(),
});
export type MediaChange = z.infer<typeof MediaChange>;

/**
 * `durationMs` and `poster` are for videos only. The browser, which can play the clip, provides them, and the server
 * checks them.
 */
export const MediaFields = z.strictObject({
  alt: Alt.optional(),
  isDecorative: flagText.optional(),
  durationMs: integerText({ min: 1, max: CLIP_MAX_MS }).optional(),
});
export const poster = { max: IMAGE_MAX, types: PICTURE_TYPES, optional: true } as const;

export const media = {
  addMedia: post('/api/media', {
    summary: 'Upload a picture, video or captions. A file that exists already is returned, not stored again',
    access: 'media:manage',
    accepts: { fields: MediaFields, files: { file: { max: VIDEO_MAX, types: SENT_TYPES }, poster } },
    timeoutSeconds: 45,
    response: Media,
    status: 201,
  }),
  listMedia: get('/api/media', {
    summary: 'All media: search, newest first',
    access: 'media:manage',
    query: MediaFilter,
    response: z.array(Media),
    paged: true,
  }),
  getMedia: get('/api/media/{id}', {
    summary: 'One medium with its uses',
    access: 'media:manage',
    params: byId,
    response: MediaDetail,
  }),
  changeMedia: patch('/api/media/{id}', {
    summary: 'Set the alternative text and focal point',
    access: 'media:manage',
    params: byId,
    body: MediaChange,
    response: MediaDetail,
  }),
  deleteMedia: del('/api/media/{id}', {
    summary: 'Permanently delete a medium and its files. 409 with `usedIn` while it is in use',
    access: 'media:manage',
    params: byId,
    response: Empty,
  }),
  getMediaFile: get('/media/{key}', {
    summary: 'A file, or a part of it (Range). The content of a key never changes',
    access: 'public',
    params: z.strictObject({ key: z.string() }),
    answers: 'file',
    types: Object.values(MEDIA_TYPES),
  }),
};
