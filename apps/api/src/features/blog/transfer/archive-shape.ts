import {
  AUTHOR_NAME_MAX,
  BIO_MAX,
  CATEGORY_NAME_MAX,
  DESCRIPTION_MAX,
  EXCERPT_MAX,
  PostContent,
  PostSeo,
  RevisionKind,
  Slug,
  TITLE_MAX,
} from '@upcurve/contracts/blog';
import { ALT_MAX, CLIP_MAX_MS, FocalPoint, MediaKind, SIDE_MAX, VIDEO_MAX } from '@upcurve/contracts/media';
import { Email, Id, Instant, line, paragraph } from '@upcurve/contracts/text';
import { z } from 'zod';
import { isKey } from '../../../lib/storage.ts';

const VERSION_MAX = 2_000_000_000;
const count = z.int().min(1).max(VERSION_MAX);
const side = z.int().min(0).max(SIDE_MAX);
const Key = z.string().refine(isKey, 'No key of a file.');

export const Category = z.strictObject({
  id: Id,
  name: line({ min: 1, max: CATEGORY_NAME_MAX }),
  slug: Slug,
  description: paragraph({ max: DESCRIPTION_MAX }),
  createdAt: Instant,
  /** Those that lead to it, its present one too. */
  slugs: z.array(Slug).max(1000),
});

export const Author = z.strictObject({
  id: Id,
  name: line({ min: 1, max: AUTHOR_NAME_MAX }),
  slug: Slug,
  /** Of who was imported, it may be unknown. */
  email: z.literal('').or(Email),
  bio: paragraph({ max: BIO_MAX }),
  avatarUrl: z
    .string()
    .max(2000)
    .regex(/^($|\/media\/[\w.-]+$|https:\/\/\S+$)/, 'No address of a picture.'),
  avatarId: Id.nullable(),
  createdAt: Instant,
});

export const Medium = z.strictObject({
  id: Id,
  kind: MediaKind,
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'No SHA-256.'),
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
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/, 'No picture as a data URL.')
    .nullable(),
  createdAt: Instant,
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
  version: count,
  createdAt: Instant,
  updatedAt: Instant,
  publishedAt: Instant.nullable(),
  deletedAt: Instant.nullable(),
  /** The revision that readers see, by its number, and the one that will take its place. */
  live: z.strictObject({ revision: count, since: Instant }).nullable(),
  scheduled: z.strictObject({ revision: count, publishAt: Instant }).nullable(),
  /** Those that lead to it, its present one too. */
  slugs: z.array(z.strictObject({ slug: Slug, wasPublic: z.boolean() })).max(1000),
});
export type ArchivedPost = z.infer<typeof ArchivedPost>;

export const ArchivedRevision = z.strictObject({
  postId: Id,
  number: count,
  kind: RevisionKind,
  version: count,
  ...text,
  createdAt: Instant,
});
export type ArchivedRevision = z.infer<typeof ArchivedRevision>;

/** So many bytes of a file stand on a line. */
export const PIECE = 192 * 1024;
export const FilePiece = z.strictObject({
  key: Key,
  data: z.base64().max(Math.ceil(PIECE / 3) * 4),
});
