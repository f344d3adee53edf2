import { Media, MediaFields, poster } from '../media/media.ts';
import { IMAGE_MAX, PICTURE_TYPES, VIDEO_MAX } from '../media/media-limits.ts';
import { del, get, patch, post, put } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { areDistinct, byId, Empty, flagText, Id, Instant, integerText, line } from '../shared/text.ts';
import { parseAddress } from '../shared/web-address.ts';
import { z } from '../shared/zod.ts';

export const STORY_NAME_MAX = 80;
export const STORIES_MAX = 200;
export const SEGMENTS_MAX = 50;
export const CTA_DEFAULT = '/contact';
export const STORY_ORDER_MAX = 100_000;
/** Display time of a segment in ms. */
export const DURATION_DEFAULT_MS = 5000;
export const DURATION_MIN_MS = 1000;
export const DURATION_MAX_MS = 600_000;
/** Returns the display time of a clip: its full length, within the limits. */
export const durationOfClip = (ms: number) =>
  Math.min(Math.max(Math.round(ms), DURATION_MIN_MS), DURATION_MAX_MS);

export const SegmentType = z.enum(['image', 'video']);
export type SegmentType = z.infer<typeof SegmentType>;

/** Checks whether a link is a path on the site (`/contact`) or a web address. Rejects others, such as `javascript:`. */
function isCta(text: string): boolean {
  // Browsers treat a backslash as a slash, so the link could lead to another site.
  if (text.includes('\\')) return false;
  if (/^\/(?!\/)/.test(text)) return true;
  return /^https?:\/\/[^/]/i.test(text) && parseAddress(text) !== undefined;
}
export const Cta = line({ min: 1, max: 2000 }).refine(
  (text) => text === '' || isCta(text),
  'Start with / for a page of the site, or with https://.',
);

const Shown = Media.pick({
  url: true,
  width: true,
  height: true,
  sizes: true,
  posterUrl: true,
  alt: true,
  isDecorative: true,
  focalPoint: true,
  placeholder: true,
});

/** A segment as visitors see it. `duration` is in ms; a shorter video ends earlier. */
export const Segment = Shown.extend({
  id: z.uuid(),
  type: SegmentType,
  duration: z.int(),
  order: z.int(),
  captionsUrl: z.string().optional(),
});
export type Segment = z.infer<typeof Segment>;

/** A story as visitors see it. `avatar` is the address of a picture, `cta` a link. */
export const Story = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  avatar: z.string(),
  cta: z.string(),
  order: z.int(),
  segments: z.array(Segment),
});
export type Story = z.infer<typeof Story>;

/** A segment as staff edit it. `mediaId` is its file in the library, `captionsId` its captions. */
export const StoredSegment = Segment.extend({
  mediaId: z.uuid(),
  captionsId: z.uuid().nullable(),
  fileName: z.string(),
  /** Length of the whole video in ms. */
  clipDuration: z.int().nullable(),
});
export type StoredSegment = z.infer<typeof StoredSegment>;

/** A story as staff edit it. Send `version` back as `If-Match` to get a 412 if someone else has changed the story. */
export const StoredStory = Story.extend({
  isActive: z.boolean(),
  segments: z.array(StoredSegment),
  version: z.int(),
  updatedAt: Instant,
});
export type StoredStory = z.infer<typeof StoredStory>;

const orderText = integerText({ min: 0, max: STORY_ORDER_MAX });
const durationText = integerText({ min: DURATION_MIN_MS, max: DURATION_MAX_MS });
const avatar = { max: IMAGE_MAX, types: PICTURE_TYPES } as const;

/** Defaults: links to `CTA_DEFAULT`, active, first in order. */
export const StoryFields = z.strictObject({
  name: line({ min: 1, max: STORY_NAME_MAX }),
  cta: Cta.optional(),
  isActive: flagText.optional(),
  order: orderText.optional(),
});

/** Default `duration`: 5 s for a picture, a clip's own length. For `durationMs` and `poster` see `addMedia`. */
const segmentForm = {
  fields: z.strictObject({
    type: SegmentType,
    duration: durationText.optional(),
    order: orderText.optional(),
    /** An existing file of the library, instead of `media`. */
    mediaId: Id.optional(),
    ...MediaFields.shape,
  }),
  files: {
    media: {
      max: VIDEO_MAX,
      types: [...PICTURE_TYPES, 'video/mp4', 'video/webm', 'application/octet-stream'],
      optional: true,
    },
    poster,
  },
} as const;

/** Changes the picture or video (`mediaId`), the captions (null removes them), the duration or the position. */
export const SegmentChange = z.strictObject({
  mediaId: Id.optional(),
  captionsId: Id.nullable().optional(),
  duration: z.int().min(DURATION_MIN_MS).max(DURATION_MAX_MS).optional(),
  order: z.int().min(0).max(STORY_ORDER_MAX).optional(),
});
export type SegmentChange = z.infer<typeof SegmentChange>;

const ids = (max: number) =>
  z.strictObject({
    ids: z.array(Id).max(max).refine(areDistinct, 'Each once.'),
  });
const byStory = z.strictObject({ storyId: Id });
const bySegment = z.strictObject({ segmentId: Id });

export const testimonials = {
  listStories: get('/api/testimonials', {
    summary: 'Active testimonials in order, with their segments. Those without segments are left out',
    access: 'public',
    response: z.array(Story),
  }),
  listAllStories: get('/api/testimonials/admin', {
    summary: 'All testimonials in order, with their segments',
    access: 'testimonials:manage',
    response: z.array(StoredStory),
  }),
  createStory: post('/api/testimonials/admin', {
    summary: 'Add a testimonial',
    access: 'testimonials:manage',
    accepts: { fields: StoryFields, files: { avatar } },
    response: StoredStory,
    status: 201,
  }),
  updateStory: put('/api/testimonials/admin/{id}', {
    summary: 'Change a testimonial. Omitted fields stay unchanged. With If-Match: 412 when stale',
    access: 'testimonials:manage',
    params: byId,
    headers: IfMatch,
    accepts: {
      fields: StoryFields.partial({ name: true }),
      files: { avatar: { ...avatar, optional: true } },
    },
    response: StoredStory,
  }),
  deleteStory: del('/api/testimonials/admin/{id}', {
    summary: 'Delete a testimonial and its segments. Their files stay in the library',
    access: 'testimonials:manage',
    params: byId,
    response: Empty,
  }),
  orderStories: put('/api/testimonials/admin/order', {
    summary: 'Reorder all testimonials. 409 if the list does not name every one',
    access: 'testimonials:manage',
    body: ids(STORIES_MAX),
    response: z.array(StoredStory),
  }),
  addSegment: post('/api/testimonials/admin/{storyId}/segments', {
    summary: 'Add a picture or video, uploaded or from the library',
    access: 'testimonials:manage',
    params: byStory,
    accepts: segmentForm,
    timeoutSeconds: 45,
    response: StoredStory,
    status: 201,
  }),
  orderSegments: put('/api/testimonials/admin/{storyId}/segments/order', {
    summary: 'Reorder all segments of a testimonial. 409 if the list does not name every one',
    access: 'testimonials:manage',
    params: byStory,
    body: ids(SEGMENTS_MAX),
    response: StoredStory,
  }),
  changeSegment: patch('/api/testimonials/admin/segments/{segmentId}', {
    summary: 'Change the file, duration, position or captions of a segment',
    access: 'testimonials:manage',
    params: bySegment,
    body: SegmentChange,
    response: StoredStory,
  }),
  deleteSegment: del('/api/testimonials/admin/segments/{segmentId}', {
    summary: 'Delete a segment. Its files stay in the library',
    access: 'testimonials:manage',
    params: bySegment,
    response: Empty,
  }),
};
