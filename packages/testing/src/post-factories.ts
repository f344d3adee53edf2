import type { BlogAuthor } from '@upcurve/contracts/blog/blog-authors';
import type { BlogCategory } from '@upcurve/contracts/blog/blog-categories';
import type { Revision, RevisionSummary } from '@upcurve/contracts/blog/post-revisions';
import type { Post, PostPage, PostSummary } from '@upcurve/contracts/blog/posts';
import { newId } from './factories.ts';

const WHEN = '2026-11-20T14:05:00.000Z';

/** A draft in the staff list. */
export function postSummary(part: Partial<PostSummary> = {}): PostSummary {
  return {
    id: newId(),
    slug: 'fill-a-quiet-january',
    title: 'Fill a quiet January',
    excerpt: 'Four weeks, three offers, one list.',
    featuredImage: null,
    cover: null,
    categoryId: null,
    categoryName: null,
    categorySlug: null,
    authorId: null,
    authorName: null,
    authorSlug: null,
    status: 'draft',
    publishedAt: null,
    createdAt: WHEN,
    updatedAt: WHEN,
    readingMinutes: 1,
    publishAt: null,
    hasChanges: false,
    deletedAt: null,
    ...part,
  };
}

/** A page of a list, by default the first. */
export function postPage(posts: PostSummary[], part: Partial<PostPage['pagination']> = {}): PostPage {
  return {
    posts,
    pagination: { page: 1, limit: 10, totalCount: posts.length, totalPages: 1, ...part },
  };
}

const WORDS = { version: 1, blocks: [] };

/** A draft in the editor, still empty. */
export function post(part: Partial<Post> = {}): Post {
  return {
    ...postSummary(),
    content: WORDS,
    media: {},
    seo: { title: '', description: '' },
    author: null,
    wordCount: 0,
    version: 1,
    publicSlug: null,
    previewExpiresAt: null,
    ...part,
  };
}

export function revisionSummary(part: Partial<RevisionSummary> = {}): RevisionSummary {
  return {
    number: 1,
    kind: 'saved',
    title: 'Fill a quiet January',
    wordCount: 120,
    createdAt: WHEN,
    createdBy: 'olivia',
    isPublic: false,
    publishAt: null,
    ...part,
  };
}

/** A revision of a post. */
export function revision(part: Partial<Revision> = {}): Revision {
  return {
    ...revisionSummary(),
    slug: 'fill-a-quiet-january',
    excerpt: 'Four weeks, three offers, one list.',
    featuredImage: null,
    categoryId: null,
    authorId: null,
    seo: { title: '', description: '' },
    content: WORDS,
    media: {},
    ...part,
  };
}

export function blogCategory(part: Partial<BlogCategory> = {}): BlogCategory {
  return { id: newId(), name: 'Retention', slug: 'retention', postCount: 0, ...part };
}

export function blogAuthor(part: Partial<BlogAuthor> = {}): BlogAuthor {
  return {
    id: newId(),
    name: 'Nadia Rahman',
    slug: 'nadia-rahman',
    email: 'nadia@upcurve.example',
    postCount: 0,
    ...part,
  };
}
