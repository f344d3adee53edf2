import { AUTHOR_NAME_MAX, BIO_MAX } from '@upcurve/contracts/blog/blog-authors';
import { CATEGORY_NAME_MAX, DESCRIPTION_MAX } from '@upcurve/contracts/blog/blog-categories';
import { EXCERPT_MAX, TITLE_MAX } from '@upcurve/contracts/blog/post-limits';
import { RevisionKind } from '@upcurve/contracts/blog/post-revisions';
import { PostContent, PostSeo } from '@upcurve/contracts/blog/posts';
import { FocalPoint, MediaKind } from '@upcurve/contracts/media/media';
import { ALT_MAX, CLIP_MAX_MS, SIDE_MAX, VIDEO_MAX } from '@upcurve/contracts/media/media-limits';
import { Email, Id, Instant, line, paragraph, Slug } from '@upcurve/contracts/shared/text';
import { z } from 'zod';
import { isKey } from '../../../../lib/storage/storage.ts';

/** Well below the maximum in `If-Match` and revision URLs, since later changes count on from this version. */
const Version = z.int().min(1).max(900_000_000);
const RevisionNumber = z.int().min(1).max(900_000);
/** The database has no year 0, and rounding the end of year 9999 gives a five-digit year. */
const Moment = Instant.refine((text) => !/^(0000|9999)/.test(text), 'A year from 1 to 9998.');
const side = z.int().min(0).max(SIDE_MAX);
const Key = z.string().refine(isKey, 'Not a valid file key.');

export const Category = z.strictObject({
  id: Id,
  name: line({ min: 1, max: CATEGORY_NAME_MAX }),
  slug: Slug,
  description: paragraph({ max: DESCRIPTION_MAX }),
  createdAt: Moment,
  /** All slugs that lead to the category, including the current one. */
  slugs: z.array(Slug).max(1000),
});

export const Author = z.strictObject({
  id: Id,
  name: line({ min: 1, max: AUTHOR_NAME_MAX }),
  slug: Slug,
  /** Imported authors may have no address. */
  email: z.literal('').or(Email),
  bio: paragraph({ max: BIO_MAX }),
  /** Addresses outside the media library are dropped. */
  avatarUrl: z
    .string()
    .max(2000)
    .regex(/^($|\/media\/[\w.-]+$|https:\/\/\S+$)/, 'Not the address of a picture.'),
  avatarId: Id.nullable(),
  createdAt: Moment,
});

export const Medium = z.strictObject({
  id: Id,
  kind: MediaKind,
  fileName: line({ min: 1, max: 200 }),
  width: side.nullable(),
  height: side.nullable(),
  durationMs: z.int().min(1).max(CLIP_MAX_MS).nullable(),
  alt: line({ max: ALT_MAX }),
  isDecorative: z.boolean(),
  focalPoint: FocalPoint,
  placeholder: z
    .string()
    .max(4000)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/, 'Not a picture as a data URL.')
    .nullable(),
  createdAt: Moment,
  files: z
    .array(
      z.strictObject({
        key: Key,
        role: z.enum(['main', 'size', 'poster']),
        width: side,
        height: side,
        size: z.int().min(1).max(VIDEO_MAX),
      }),
    )
    .min(1)
    .max(40),
});
export type Medium = z.infer<typeof Medium>;

const text = {
  title: line({ max: TITLE_MAX }),
  slug: Slug,
  excerpt: paragraph({ max: EXCERPT_MAX }),
  coverId: Id.nullable(),
  categoryId: Id.nullable(),
  authorId: Id.nullable(),
  seo: PostSeo,
  content: PostContent,
};

export const ArchivedPost = z.strictObject({
  id: Id,
  ...text,
  version: Version,
  createdAt: Moment,
  updatedAt: Moment,
  publishedAt: Moment.nullable(),
  deletedAt: Moment.nullable(),
  /** The live revision, by number. `scheduled` is the revision that will replace it. */
  live: z.strictObject({ revision: RevisionNumber, since: Moment }).nullable(),
  scheduled: z.strictObject({ revision: RevisionNumber, publishAt: Moment }).nullable(),
  /** All slugs that lead to the post, including the current one. */
  slugs: z.array(z.strictObject({ slug: Slug, wasPublic: z.boolean() })).max(1000),
});
export type ArchivedPost = z.infer<typeof ArchivedPost>;

export const ArchivedRevision = z.strictObject({
  postId: Id,
  number: RevisionNumber,
  kind: RevisionKind,
  version: Version,
  ...text,
  createdAt: Moment,
});
export type ArchivedRevision = z.infer<typeof ArchivedRevision>;

/** Number of file bytes per line. */
export const PIECE_BYTES = 192 * 1024;
export const FilePiece = z.strictObject({
  key: Key,
  data: z.base64().max(Math.ceil(PIECE_BYTES / 3) * 4),
});
