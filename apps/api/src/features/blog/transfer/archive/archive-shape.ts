import { AUTHOR_NAME_MAX, BIO_MAX } from '@upcurve/contracts/blog/blog-authors';
import { CategoryInput } from '@upcurve/contracts/blog/blog-categories';
import { EXCERPT_MAX, TITLE_MAX } from '@upcurve/contracts/blog/post-limits';
import { RevisionKind } from '@upcurve/contracts/blog/post-revisions';
import { PostSeo } from '@upcurve/contracts/blog/posts';
import { MediaChange, MediaKind } from '@upcurve/contracts/media/media';
import { Email, Id, Instant, line, paragraph, Slug } from '@upcurve/contracts/shared/text';
import { z } from 'zod';
import { isLikeId, isReserved } from '../../posts/slugs.ts';

/*
 * An export is a tar with `posts.json`, whose shape this is, and the files that posts show in `media/`.
 */

export const FORMAT = 'upcurve-blog';
export const ARCHIVE_VERSION = 2;

/** Well below the maximum in `If-Match` and revision URLs, since later changes count on from this version. */
const Version = z.int().min(1).max(900_000_000);
const RevisionNumber = z.int().min(1).max(900_000);
/** The database has no year 0, and rounding the end of year 9999 gives a five-digit year. */
const Moment = Instant.refine((text) => !/^(0000|9999)/.test(text), 'A year from 1 to 9998.');
const NounSlug = Slug.refine((slug) => !isLikeId(slug), 'Looks like an id.');
const PostSlug = Slug.refine((slug) => !isReserved(slug), 'The site uses this address.');
const FileName = z.string().regex(/^[\w-][\w.-]{0,199}$/, 'Not the name of a file.');

const Category = CategoryInput.required().extend({
  id: Id,
  slug: NounSlug,
  createdAt: Moment,
  slugs: z.array(NounSlug).max(1000),
});

const Author = z.strictObject({
  id: Id,
  name: line({ min: 1, max: AUTHOR_NAME_MAX }),
  slug: NounSlug,
  /** Imported authors may have no address. */
  email: z.literal('').or(Email),
  bio: paragraph({ max: BIO_MAX }),
  avatarId: Id.nullable(),
  createdAt: Moment,
});

const ArchivedMedium = MediaChange.required().extend({
  id: Id,
  kind: MediaKind,
  /** The hash of the file as it was once uploaded, by which another library finds its own copy. */
  hash: z.string().max(64),
  file: FileName,
  poster: FileName.optional(),
  fileName: line({ min: 1, max: 200 }),
});
export type ArchivedMedium = z.infer<typeof ArchivedMedium>;

/** The text of a post or a revision, under the names of its columns. */
export const ArchivedText = z.strictObject({
  title: line({ max: TITLE_MAX }),
  slug: Slug,
  excerpt: paragraph({ max: EXCERPT_MAX }),
  coverId: Id.nullable(),
  categoryId: Id.nullable(),
  authorId: Id.nullable(),
  seoTitle: PostSeo.shape.title,
  seoDescription: PostSeo.shape.description,
  /** `readContent` checks it. */
  content: z.unknown(),
});
export type ArchivedText = z.infer<typeof ArchivedText>;

const ArchivedPost = z.strictObject({
  id: Id,
  text: ArchivedText.extend({ slug: PostSlug }),
  version: Version,
  createdAt: Moment,
  updatedAt: Moment,
  publishedAt: Moment.nullable(),
  deletedAt: Moment.nullable(),
  slugs: z.array(z.strictObject({ slug: PostSlug, wasPublic: z.boolean() })).max(1000),
  revisions: z.array(
    z.strictObject({
      number: RevisionNumber,
      kind: RevisionKind,
      text: ArchivedText,
      version: Version,
      createdAt: Moment,
      liveSince: Moment.nullable(),
      publishAt: Moment.nullable(),
    }),
  ),
});
export type ArchivedPost = z.infer<typeof ArchivedPost>;

export const Archive = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  categories: z.array(Category),
  authors: z.array(Author),
  media: z.array(ArchivedMedium),
  posts: z.array(ArchivedPost),
});
export type Archive = z.infer<typeof Archive>;
