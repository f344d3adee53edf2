import { Media } from '../media/media.ts';
import { keysOf } from '../shared/keys.ts';
import { SEARCH_MAX } from '../shared/search-max.ts';
import { Id, Instant, integerText, line, paragraph, SLUG_MAX, Slug } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import {
  BLOCKS_MAX,
  EXCERPT_MAX,
  LINKS_MAX,
  POST_STATUSES,
  POSTS_PAGE_SIZE_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  TITLE_MAX,
  TOO_MANY_BLOCKS,
} from './post-limits.ts';

export const PostStatus = z.enum(keysOf(POST_STATUSES));
export type PostStatus = z.infer<typeof PostStatus>;
/** The status filters of the staff list. */
export const PostFilterStatus = z.enum([...PostStatus.options, 'trash']);

/** Content in the block format of post-blocks, in any version that post-blocks can read. */
export const PostContent = z.strictObject({ version: z.int(), blocks: z.array(z.looseObject({})) });

/** Default to the post's title and excerpt if empty. */
export const PostSeo = z.strictObject({
  title: line({ max: SEO_TITLE_MAX }),
  description: line({ max: SEO_DESCRIPTION_MAX }),
});

/** The editable fields of a post. `featuredImage` is the id or URL of a picture in the media library. */
export const PostInput = z.strictObject({
  title: line({ max: TITLE_MAX }),
  /** If omitted, derived from the title. */
  slug: Slug.optional(),
  excerpt: paragraph({ max: EXCERPT_MAX }).optional(),
  featuredImage: line({ max: 200 }).nullable().optional(),
  categoryId: Id.nullable().optional(),
  /** If omitted in a new post, the profile with the email address of the member who creates it. */
  authorId: Id.nullable().optional(),
  // Checked before the blocks themselves, because 900 kB can hold hundreds of thousands of empty blocks.
  content: PostContent.extend({
    blocks: PostContent.shape.blocks.max(BLOCKS_MAX, TOO_MANY_BLOCKS),
  }).optional(),
  seo: PostSeo.optional(),
});
export type PostInput = z.infer<typeof PostInput>;
/** Omitted fields stay unchanged. */
export const PostChange = PostInput.partial().extend({
  /** Keeps the overwritten version as a revision, however recent it is. */
  keepsPrevious: z.boolean().optional(),
});
export type PostChange = z.infer<typeof PostChange>;

/** A post in a list. `categoryName` and `authorName` are null if it has none. */
export const PostSummary = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** The URL of a picture. */
  featuredImage: z.string().nullable(),
  /** The same picture with all its renditions. */
  cover: Media.nullable(),
  categoryId: z.uuid().nullable(),
  categoryName: z.string().nullable(),
  categorySlug: z.string().nullable(),
  authorId: z.uuid().nullable(),
  authorName: z.string().nullable(),
  authorSlug: z.string().nullable(),
  status: PostStatus,
  /** When the post became public. If it is not public, when it was first published. */
  publishedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  readingMinutes: z.int(),
  /** Staff only: when the scheduled revision goes live. */
  publishAt: Instant.nullable().optional(),
  /** Staff only: whether a public or scheduled post has been edited since it was published or scheduled. */
  hasChanges: z.boolean().optional(),
  /** Staff only: when it was deleted. */
  deletedAt: Instant.nullable().optional(),
});
export type PostSummary = z.infer<typeof PostSummary>;

/**
 * A whole post. Visitors get the public revision, with its publication time as `updatedAt`. Staff get the working copy,
 * with its `version` to send back as `If-Match`. `media` maps the ids of files in the content to the files.
 */
export const Post = PostSummary.extend({
  content: PostContent,
  media: z.record(z.string(), Media),
  seo: PostSeo,
  author: z
    .strictObject({ name: z.string(), slug: z.string(), bio: z.string(), avatarUrl: z.string().nullable() })
    .nullable(),
  wordCount: z.int(),
  /** Staff only. */
  version: z.int().optional(),
  /** Staff only: the slug of the public post. Null if the post is not public. */
  publicSlug: z.string().nullable().optional(),
  /** Staff only: when the preview link expires. */
  previewExpiresAt: Instant.nullable().optional(),
});
export type Post = z.infer<typeof Post>;

export const PostFilter = z.strictObject({
  page: integerText({ min: 1, max: 10_000 }).optional(),
  limit: integerText({ min: 1, max: POSTS_PAGE_SIZE_MAX }).optional(),
  search: line({ max: SEARCH_MAX }).optional(),
  category: line({ max: SLUG_MAX }).optional(),
  author: line({ max: SLUG_MAX }).optional(),
  /** Staff only: visitors see published posts only. */
  status: PostFilterStatus.optional(),
});
export type PostFilter = z.infer<typeof PostFilter>;

export const PostPage = z.strictObject({
  posts: z.array(PostSummary),
  pagination: z.strictObject({
    page: z.int(),
    limit: z.int(),
    totalCount: z.int(),
    totalPages: z.int(),
  }),
});
export type PostPage = z.infer<typeof PostPage>;

/** A reason why a post cannot be published. */
export const PostFinding = z.strictObject({
  message: z.string(),
  blockId: z.string().optional(),
  field: z.enum(['title', 'slug']).optional(),
});
export type PostFinding = z.infer<typeof PostFinding>;

/** The details of a 409 when a post that is not ready is published. */
export const NotReady = z.object({ findings: z.array(PostFinding) });
export type NotReady = z.infer<typeof NotReady>;

/** The slugs of every public page of the blog, with their former slugs. */
export const BlogPaths = z.strictObject({
  posts: z.array(z.strictObject({ slug: z.string(), former: z.array(z.string()), updatedAt: Instant })),
  categories: z.array(z.strictObject({ slug: z.string(), former: z.array(z.string()) })),
  authors: z.array(z.string()),
});
export type BlogPaths = z.infer<typeof BlogPaths>;

/** Paths of the site that a text links to, without query and fragment. */
export const LinksAsked = z.strictObject({
  links: z.array(line({ max: 2000 })).max(LINKS_MAX, `At most ${LINKS_MAX} links.`),
  /** The post that contains the links, which may link to itself. Omitted for a new post. */
  postId: Id.optional(),
});
