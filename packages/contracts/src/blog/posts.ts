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
/** What a list of staff may be filtered by. */
export const PostFilterStatus = z.enum([...PostStatus.options, 'trash']);
export type PostFilterStatus = z.infer<typeof PostFilterStatus>;

/** Content in the block language of post-blocks, which reads it: any version that it knows. */
export const PostContent = z.strictObject({ version: z.int(), blocks: z.array(z.looseObject({})) });
export type PostContent = z.infer<typeof PostContent>;

/** If empty, title and excerpt are used. */
export const PostSeo = z.strictObject({
  title: line({ max: SEO_TITLE_MAX }),
  description: line({ max: SEO_DESCRIPTION_MAX }),
});
export type PostSeo = z.infer<typeof PostSeo>;

/** What is written of a post. `featuredImage` is a picture of the library, by its id or by the address that a post gives. */
export const PostInput = z.strictObject({
  title: line({ max: TITLE_MAX }),
  /** Left out: made of the title. */
  slug: Slug.optional(),
  excerpt: paragraph({ max: EXCERPT_MAX }).optional(),
  featuredImage: line({ max: 200 }).nullable().optional(),
  categoryId: Id.nullable().optional(),
  authorId: Id.nullable().optional(),
  // Counted before anything of them is looked at: 900 kB hold hundreds of thousands of empty ones.
  content: PostContent.extend({
    blocks: PostContent.shape.blocks.max(BLOCKS_MAX, TOO_MANY_BLOCKS),
  }).optional(),
  seo: PostSeo.optional(),
});
export type PostInput = z.infer<typeof PostInput>;
/** What is left out stays. */
export const PostChange = PostInput.partial();
export type PostChange = z.infer<typeof PostChange>;

/** A post in a list. `categoryName` and `authorName` are null where it has none. */
export const PostSummary = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** The address of a picture. */
  featuredImage: z.string().nullable(),
  /** The same with all its renditions. */
  cover: Media.nullable(),
  categoryId: z.uuid().nullable(),
  categoryName: z.string().nullable(),
  categorySlug: z.string().nullable(),
  authorId: z.uuid().nullable(),
  authorName: z.string().nullable(),
  authorSlug: z.string().nullable(),
  status: PostStatus,
  /** When it is, or was first, public. */
  publishedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  readingMinutes: z.int(),
  /** Staff alone: when the scheduled revision takes over. */
  publishAt: Instant.nullable().optional(),
  /** Staff alone: a public post has been edited since it was published. */
  hasChanges: z.boolean().optional(),
  /** Staff alone: when it was deleted. */
  deletedAt: Instant.nullable().optional(),
});
export type PostSummary = z.infer<typeof PostSummary>;

/**
 * A whole post: signed out what is public, with `updatedAt` when that was published; staff what is being written, with its
 * `version` to send back as `If-Match`. `media` are the files that its content shows, by id.
 */
export const Post = PostSummary.extend({
  content: PostContent,
  media: z.record(z.string(), Media),
  seo: PostSeo,
  author: z
    .strictObject({ name: z.string(), slug: z.string(), bio: z.string(), avatarUrl: z.string().nullable() })
    .nullable(),
  wordCount: z.int(),
  /** Staff alone. */
  version: z.int().optional(),
  /** Staff alone: the address that readers have now; null while none has. */
  publicSlug: z.string().nullable().optional(),
  /** Staff alone: until when the preview link is valid. */
  previewExpiresAt: Instant.nullable().optional(),
});
export type Post = z.infer<typeof Post>;

export const PostFilter = z.strictObject({
  page: integerText({ min: 1, max: 10_000 }).optional(),
  limit: integerText({ min: 1, max: POSTS_PAGE_SIZE_MAX }).optional(),
  search: line({ max: SEARCH_MAX }).optional(),
  /** A category by id or slug. */
  category: line({ max: SLUG_MAX }).optional(),
  /** An author by id or slug. */
  author: line({ max: SLUG_MAX }).optional(),
  /** Staff alone; signed out there are published ones only. */
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

/** Every public address of the blog, by slug, with those that it had before. */
export const BlogPaths = z.strictObject({
  posts: z.array(z.strictObject({ slug: z.string(), former: z.array(z.string()), updatedAt: Instant })),
  categories: z.array(z.strictObject({ slug: z.string(), former: z.array(z.string()) })),
  authors: z.array(z.string()),
});
export type BlogPaths = z.infer<typeof BlogPaths>;

/** How long an address of the site may be. */
const LINK_MAX = 2000;

/** Addresses of the site as a text has them, without what follows a ? or #. */
export const LinksAsked = z.strictObject({
  links: z.array(line({ max: LINK_MAX })).max(LINKS_MAX, `At most ${LINKS_MAX} links.`),
  /** The post with these links, which may link to itself. Omitted for a new post. */
  postId: Id.optional(),
});
