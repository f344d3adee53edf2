import { defineEndpoints } from './endpoint.ts';
import { IfMatch } from './if-match.ts';
import { keysOf } from './keys.ts';
import { Media } from './media.ts';
import { SEARCH_MAX } from './paging.ts';
import { Email, Empty, Id, Instant, integerText, line, paragraph } from './text.ts';
import { z } from './zod.ts';

export const POSTS_PAGE_SIZE = 10;
export const POSTS_PAGE_SIZE_MAX = 100;
export const TITLE_MAX = 200;
export const SLUG_MAX = 100;
export const EXCERPT_MAX = 500;
/** What search engines show of a title and of a description, and what may be written. */
export const SEO_TITLE_MAX = 120;
export const SEO_DESCRIPTION_MAX = 320;
export const NAME_MIN = 2;
export const CATEGORY_NAME_MAX = 80;
export const AUTHOR_NAME_MAX = 80;
export const DESCRIPTION_MAX = 500;
export const BIO_MAX = 1000;
export const CATEGORIES_MAX = 200;
export const AUTHORS_MAX = 200;
/** Days that a deleted post can be restored. */
export const TRASH_DAYS = 30;
/** How long a preview link is valid, in hours, where nothing else is asked, and at most. */
export const PREVIEW_HOURS = 72;
export const PREVIEW_HOURS_MAX = 24 * 30;
/** How often an editor says that it is open, in ms, and after how long without it counts as closed. */
export const PRESENCE_EVERY_MS = 10_000;
export const PRESENCE_GONE_MS = 30_000;
/** Largest file that is imported, in bytes. */
export const IMPORT_MAX = 100 * 1024 * 1024;

/** As staff see them. A post that is due is published, whether or not anything has settled it. */
export const POST_STATUSES = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' } as const;
export const PostStatus = z.enum(keysOf(POST_STATUSES));
export type PostStatus = z.infer<typeof PostStatus>;
/** What a list of staff may be filtered by. */
export const PostFilterStatus = z.enum([...PostStatus.options, 'trash']);
export type PostFilterStatus = z.infer<typeof PostFilterStatus>;

/** The last part of an address: lower case letters, digits and single hyphens. */
export const Slug = z
  .string('Required')
  .trim()
  .min(2, 'Slug must be at least 2 characters')
  .max(SLUG_MAX, `At most ${SLUG_MAX} characters.`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower case letters, digits and single hyphens.');

/** Content in the block language of post-blocks, which reads it: any version that it knows. */
export const PostContent = z.strictObject({ version: z.int(), blocks: z.array(z.looseObject({})) });
export type PostContent = z.infer<typeof PostContent>;

/** Left empty: title and excerpt stand in their place. */
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
  content: PostContent.optional(),
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

/** Why a revision was kept. */
export const REVISION_KINDS = {
  saved: 'Saved',
  scheduled: 'Scheduled',
  published: 'Published',
  restored: 'Restored',
  imported: 'Imported',
} as const;
export const RevisionKind = z.enum(keysOf(REVISION_KINDS));
export type RevisionKind = z.infer<typeof RevisionKind>;

export const RevisionSummary = z.strictObject({
  number: z.int(),
  kind: RevisionKind,
  title: z.string(),
  wordCount: z.int(),
  createdAt: Instant,
  createdBy: z.string().nullable(),
  /** Readers see this one now. */
  isPublic: z.boolean(),
  /** Readers see this one from then on. */
  publishAt: Instant.nullable(),
});
export type RevisionSummary = z.infer<typeof RevisionSummary>;

/** A post as it was. */
export const Revision = RevisionSummary.extend({
  slug: z.string(),
  excerpt: z.string(),
  featuredImage: z.string().nullable(),
  categoryId: z.uuid().nullable(),
  authorId: z.uuid().nullable(),
  seo: PostSeo,
  content: PostContent,
  media: z.record(z.string(), Media),
});
export type Revision = z.infer<typeof Revision>;

export const PreviewLink = z.strictObject({ url: z.url(), expiresAt: Instant });

export const BlogCategory = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string().optional(),
  /** Of all posts that are not in the trash for staff, of public ones for others. */
  postCount: z.int(),
});
export type BlogCategory = z.infer<typeof BlogCategory>;

export const BlogAuthor = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  /** Staff alone. */
  email: z.string().optional(),
  bio: z.string().optional(),
  avatarUrl: z.string().optional(),
  postCount: z.int(),
});
export type BlogAuthor = z.infer<typeof BlogAuthor>;

const NAME_SHORT = 'Name must be at least 2 characters';
const name = (max: number) =>
  z.string('Required').pipe(line({ max })).pipe(z.string().min(NAME_MIN, NAME_SHORT));

export const CategoryInput = z.strictObject({
  name: name(CATEGORY_NAME_MAX),
  slug: Slug,
  description: paragraph({ max: DESCRIPTION_MAX }).optional(),
});
export type CategoryInput = z.infer<typeof CategoryInput>;

export const AVATAR_UNKNOWN = 'Choose a picture of the library.';
/** The address of a picture of the library: pages show no others. */
const AvatarUrl = line({ max: 200 }).regex(/^($|\/media\/[\w.-]+$)/, AVATAR_UNKNOWN);

export const AuthorInput = z.strictObject({
  name: name(AUTHOR_NAME_MAX),
  email: Email.pipe(z.email('Invalid email address')),
  bio: paragraph({ max: BIO_MAX }).optional(),
  avatarUrl: AvatarUrl.optional(),
});
export type AuthorInput = z.infer<typeof AuthorInput>;

/** Every public address of the blog, by slug, with those that it had before. */
export const BlogPaths = z.strictObject({
  posts: z.array(z.strictObject({ slug: z.string(), former: z.array(z.string()), updatedAt: Instant })),
  categories: z.array(z.strictObject({ slug: z.string(), former: z.array(z.string()) })),
  authors: z.array(z.string()),
});
export type BlogPaths = z.infer<typeof BlogPaths>;

/** Somebody who has the post open in the editor. */
export const PostEditor = z.strictObject({ userId: z.uuid(), name: z.string(), since: Instant });
export type PostEditor = z.infer<typeof PostEditor>;

export const IMPORT_FORMATS = {
  upcurve: 'This blog’s export',
  wxr: 'WordPress (WXR)',
  ghost: 'Ghost (JSON)',
} as const;
export const ImportFormat = z.enum(keysOf(IMPORT_FORMATS));
export type ImportFormat = z.infer<typeof ImportFormat>;

/** What came of an import; `left` says, a line each, what was left out and of which post; `post` is empty for what belongs to none. */
export const ImportReport = z.strictObject({
  posts: z.int(),
  categories: z.int(),
  authors: z.int(),
  media: z.int(),
  left: z.array(z.strictObject({ post: z.string(), what: z.string() })),
});
export type ImportReport = z.infer<typeof ImportReport>;

const byId = z.strictObject({ id: Id });
const byRevision = z.strictObject({ id: Id, number: integerText({ min: 1, max: 1_000_000 }) });

export const blog = defineEndpoints({
  listPosts: {
    method: 'GET',
    path: '/api/blog',
    summary: 'Posts, newest first; signed out what is public alone',
    access: 'public',
    query: PostFilter,
    response: PostPage,
  },
  createPost: {
    method: 'POST',
    path: '/api/blog',
    summary: 'Begin a post; 409 where its slug is taken',
    access: 'blog:write',
    body: PostInput,
    response: Post,
    status: 201,
  },
  listCategories: {
    method: 'GET',
    path: '/api/blog/categories',
    summary: 'Categories by name; signed out those with public posts',
    access: 'public',
    response: z.array(BlogCategory),
  },
  createCategory: {
    method: 'POST',
    path: '/api/blog/categories',
    summary: 'Add a category; 409 where its slug is taken',
    access: 'blog:write',
    body: CategoryInput,
    response: BlogCategory,
    status: 201,
  },
  updateCategory: {
    method: 'PATCH',
    path: '/api/blog/categories/{id}',
    summary: 'Change a category; its former slug leads to the new one',
    access: 'blog:write',
    params: byId,
    body: CategoryInput.partial(),
    response: BlogCategory,
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/api/blog/categories/{id}',
    summary: 'Delete a category; its posts have none from then on',
    access: 'blog:write',
    params: byId,
    response: Empty,
  },
  listAuthors: {
    method: 'GET',
    path: '/api/blog/authors',
    summary: 'Authors by name; signed out those with public posts, without their e-mail addresses',
    access: 'public',
    response: z.array(BlogAuthor),
  },
  createAuthor: {
    method: 'POST',
    path: '/api/blog/authors',
    summary: 'Add an author',
    access: 'blog:write',
    body: AuthorInput,
    response: BlogAuthor,
    status: 201,
  },
  updateAuthor: {
    method: 'PATCH',
    path: '/api/blog/authors/{id}',
    summary: 'Change an author',
    access: 'blog:write',
    params: byId,
    body: AuthorInput.partial(),
    response: BlogAuthor,
  },
  deleteAuthor: {
    method: 'DELETE',
    path: '/api/blog/authors/{id}',
    summary: 'Delete an author; their posts have none from then on',
    access: 'blog:write',
    params: byId,
    response: Empty,
  },
  listPaths: {
    method: 'GET',
    path: '/api/blog/paths',
    summary: 'The addresses of all that is public, with those that they had before',
    access: 'public',
    response: BlogPaths,
  },
  exportBlog: {
    method: 'GET',
    path: '/api/blog/export',
    summary: 'Everything: posts with their revisions, categories, authors, files',
    access: 'blog:write',
    answers: 'stream',
    types: ['application/json'],
    takes: 45,
  },
  importBlog: {
    method: 'POST',
    path: '/api/blog/import',
    summary: 'Add what a file holds, as drafts unless it is our own; nothing where it is not as it should be',
    access: 'blog:write',
    accepts: {
      fields: z.strictObject({ format: ImportFormat }),
      files: {
        file: {
          max: IMPORT_MAX,
          types: ['application/json', 'text/json', 'text/xml', 'application/xml', 'application/octet-stream'],
        },
      },
    },
    takes: 45,
    response: ImportReport,
  },
  getPreview: {
    method: 'GET',
    path: '/api/blog/preview/{token}',
    summary: 'The post of a preview link as it is being written; 404 once the link is over',
    access: 'public',
    params: z.strictObject({ token: z.string().regex(/^[\w.-]{20,400}$/, 'Not a preview link.') }),
    response: Post,
  },
  getPost: {
    method: 'GET',
    path: '/api/blog/{idOrSlug}',
    summary: 'A post by its id, slug or a former slug; signed out what is public alone',
    access: 'public',
    params: z.strictObject({ idOrSlug: line({ min: 1, max: SLUG_MAX }) }),
    response: Post,
  },
  updatePost: {
    method: 'PUT',
    path: '/api/blog/{id}',
    summary: 'Save what is being written; readers see it once it is published. With If-Match: 412 when stale',
    access: 'blog:write',
    params: byId,
    headers: IfMatch,
    body: PostChange,
    response: Post,
  },
  deletePost: {
    method: 'DELETE',
    path: '/api/blog/{id}',
    summary: 'Move a post to the trash, out of readers’ sight; one in the trash is deleted for good',
    access: 'blog:write',
    params: byId,
    response: Empty,
  },
  publishPost: {
    method: 'POST',
    path: '/api/blog/{id}/publish',
    summary:
      'Show readers what is written, now or at a time; 409 with `findings` where something keeps it from that',
    access: 'blog:write',
    params: byId,
    headers: IfMatch,
    body: z.strictObject({ publishAt: Instant.optional() }),
    response: Post,
  },
  unpublishPost: {
    method: 'POST',
    path: '/api/blog/{id}/unpublish',
    summary: 'Make it a draft again, and forget its schedule; 409 where it is one',
    access: 'blog:write',
    params: byId,
    body: Empty,
    response: Post,
  },
  restorePost: {
    method: 'POST',
    path: '/api/blog/{id}/restore',
    summary: 'Take a post out of the trash, as a draft; 409 where it is not there',
    access: 'blog:write',
    params: byId,
    body: Empty,
    response: Post,
  },
  listRevisions: {
    method: 'GET',
    path: '/api/blog/{id}/revisions',
    summary: 'Kept revisions of a post, newest first, 200 at most',
    access: 'blog:read',
    params: byId,
    response: z.array(RevisionSummary),
  },
  getRevision: {
    method: 'GET',
    path: '/api/blog/{id}/revisions/{number}',
    summary: 'A post as it was',
    access: 'blog:read',
    params: byRevision,
    response: Revision,
  },
  restoreRevision: {
    method: 'POST',
    path: '/api/blog/{id}/revisions/{number}/restore',
    summary: 'Write on from a revision; what was written is kept as one',
    access: 'blog:write',
    params: byRevision,
    headers: IfMatch,
    body: Empty,
    response: Post,
  },
  createPreviewLink: {
    method: 'POST',
    path: '/api/blog/{id}/preview-link',
    summary: 'A link for people without an account; those given before stay valid',
    access: 'blog:write',
    params: byId,
    body: z.strictObject({
      hours: z
        .int(`From 1 to ${PREVIEW_HOURS_MAX} hours.`)
        .min(1, `From 1 to ${PREVIEW_HOURS_MAX} hours.`)
        .max(PREVIEW_HOURS_MAX, `From 1 to ${PREVIEW_HOURS_MAX} hours.`)
        .optional(),
    }),
    response: PreviewLink,
  },
  revokePreviewLink: {
    method: 'DELETE',
    path: '/api/blog/{id}/preview-link',
    summary: 'End all preview links of a post',
    access: 'blog:write',
    params: byId,
    response: Empty,
  },
  saySeen: {
    method: 'PUT',
    path: '/api/blog/{id}/presence',
    summary: 'Say that the post is open in an editor; gives the others who have it open',
    access: 'blog:write',
    params: byId,
    body: Empty,
    response: z.array(PostEditor),
  },
});
